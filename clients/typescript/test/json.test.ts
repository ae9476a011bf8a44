import { describe, expect, it } from "vitest";

import { parseJson, stringifyJson } from "../src/generated/json.js";

describe("parseJson", () => {
  it.each([
    ["9007199254740991", 9007199254740991],
    ["9007199254740992", 9007199254740992n],
    ["18446744073709551615", 18446744073709551615n],
    ["-9223372036854775808", -9223372036854775808n],
    [" [ 9007199254740993 , 1 ] ", [9007199254740993n, 1]],
    ['{"a":{"b":[12345678901234567890]}}', { a: { b: [12345678901234567890n] } }],
  ])("keeps every digit of the whole numbers in %s", (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  it.each([
    ["1234567890123456.5", 1234567890123456.5],
    ["12345678901234567890e2", 12345678901234567890e2],
    ["12345678901234567890.0", 12345678901234567890],
    ["-0.00000000000000001", -0.00000000000000001],
  ])("leaves %s a number like any other", (text, value) => {
    expect(parseJson(text)).toBe(value);
  });

  it("changes no text and no name, whatever they look like", () => {
    const texts = ["#12345678901234567890", "'", "#", "\u0023x", '\\"', "\\", "1234567890123456789", ""];
    for (const text of texts) {
      const document = { [text]: text, list: [text, { [`${text}:`]: text }] };
      expect(parseJson(`[${JSON.stringify(document)},12345678901234567890]`)).toEqual([document, 12345678901234567890n]);
    }
    expect(parseJson('["\\u0023123","\\u00271",12345678901234567890]')).toEqual(["#123", "'1", 12345678901234567890n]);
  });

  it.each([
    "{12345678901234567890:1}",
    "012345678901234567890",
    "12345678901234567890a",
    "+12345678901234567890",
    "[1234567890123456789",
    '"1234567890123456789',
    "[12345678901234567890 12345678901234567890]",
    '["a" 12345678901234567890]',
    "",
  ])("refuses %s", (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  it("keeps a name that is not like others an ordinary member", () => {
    const parsed = parseJson('{"__proto__":{"admin":12345678901234567890}}') as object;
    expect(Object.keys(parsed)).toEqual(["__proto__"]);
    expect(parsed).not.toHaveProperty("admin");
  });
});

describe("stringifyJson", () => {
  it("writes a bigint as the number it is, and everything else as ever", () => {
    expect(stringifyJson({ a: 18446744073709551615n, b: [1n, -2n, "#3", "'4", '"#5"'], "#6": 7 })).toBe(
      '{"a":18446744073709551615,"b":[1,-2,"#3","\'4","\\"#5\\""],"#6":7}',
    );
    expect(stringifyJson("#1")).toBe('"#1"');
    expect(stringifyJson(5n)).toBe("5");
    expect(stringifyJson(undefined)).toBeUndefined();
  });

  it("is undone by parseJson", () => {
    const value = { "'": ["'", "#", "##1", "\\#", "\u2028", null, true, 1.5, 1e300], "#": 2n ** 64n };
    expect(parseJson(stringifyJson(value) ?? "")).toEqual(value);
  });
});
