// Generated from the API contract by `cargo xtask codegen`. Do not edit.

/**
 * Parses JSON like `JSON.parse`, but keeps every digit: a whole number that a `number` does not hold
 * exactly, one beyond 2^53 - 1, becomes a `bigint`. Numbers with a fraction or an exponent are
 * numbers as ever.
 *
 * @throws SyntaxError when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  // Most texts have no such number; they cost one search.
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  return JSON.parse(rewritten(text, marked), (_, value: unknown) => {
    if (typeof value !== "string") return value;
    if (value.startsWith(NUMBER)) return BigInt(value.slice(1));
    return value.startsWith(TEXT) ? value.slice(1) : value;
  });
}

/**
 * Writes JSON like `JSON.stringify`, and a `bigint` as the number it is.
 *
 * Undefined for what JSON has no form for: undefined, functions and symbols.
 *
 * @throws TypeError when the value holds itself.
 */
export function stringifyJson(value: unknown): string | undefined {
  const text: string | undefined = JSON.stringify(value, (_, value: unknown) => {
    if (typeof value === "bigint") return `${NUMBER}${value}`;
    return typeof value === "string" && MARKED.test(value) ? TEXT + value : value;
  });
  return text === undefined ? undefined : rewritten(text, unmarked);
}

// On the way a large number is a text with a mark before it, and a text that begins like that, or
// with an escape that could hide such a beginning, has the other mark before it. Names of members
// are never marked.
const NUMBER = "#";
const TEXT = "'";
const MARKED = /^[#']/;

function marked(token: string): string {
  if (token.startsWith('"')) return /^"[#'\\]/.test(token) ? `"${TEXT}${token.slice(1)}` : token;
  return Number.isSafeInteger(Number(token)) ? token : `"${NUMBER}${token}"`;
}

function unmarked(token: string): string {
  if (token.startsWith(`"${NUMBER}`)) return token.slice(2, -1);
  return token.startsWith(`"${TEXT}`) ? `"${token.slice(2)}` : token;
}

/** The text with another form of every text and every whole number that is a value, not a name. */
function rewritten(text: string, form: (token: string) => string): string {
  const token = /"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/g;
  let done = 0;
  let out = "";
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const start = found.index;
    const end = found[0] === '"' ? endOfText(text, start) : token.lastIndex;
    token.lastIndex = end;
    if ((found[0] === '"' || /^-?\d+$/.test(found[0])) && !isName(text, end)) {
      out += text.slice(done, start) + form(text.slice(start, end));
      done = end;
    }
  }
  return out + text.slice(done);
}

/** Where the text ends that begins here: after the first quote that is not escaped. */
function endOfText(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
    let escapes = 0;
    while (text[end - 1 - escapes] === "\\") escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
}

/** Whether what ends here is the name of a member: a colon follows. */
function isName(text: string, end: number): boolean {
  let next = end;
  while (/[ \t\r\n]/.test(text.charAt(next))) next += 1;
  return text[next] === ":";
}
