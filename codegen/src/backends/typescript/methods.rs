//! `methods.ts`: what is known of each method, and a typed helper for each.

use super::{comment, helper_names, key, metadata, quoted, typed};
use crate::backends::text_builder::TextBuilder;
use crate::backends::{Backend, GeneratedFile, prose};
use crate::model::{Envelope, Method, Model, Notifications, Shape, Stability, Tagging};
use crate::problem::{Problem, Problems};

/// The methods.
pub(in crate::backends) struct Methods;

impl Backend for Methods {
    fn about(&self) -> &'static str {
        "the TypeScript method table"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let helpers = helper_names(model)?;
        if helpers.is_empty() && model.notifications.is_none() && model.errors.is_empty() {
            return Ok(Vec::new());
        }
        let mut parts = vec![protocol(model), method_names(model), method_map(model)];
        parts.push(metadata::errors(model));
        parts.push(metadata::methods(model));
        parts.push(metadata::reserved(model));
        if let Some(notifications) = &model.notifications {
            parts.push(metadata::notifications(notifications));
            parts.push(notification_map(notifications, model)?);
        }
        if !helpers.is_empty() {
            parts.push(caller(model.envelope.as_ref()));
            parts.push(rpc(model, &helpers));
        }
        let mut text = TextBuilder::starting(format_args!("// {}\n\n", model.notice));
        // By the name of the module: a type of the contract may bear the name of a global.
        if parts
            .iter()
            .any(|part| part.contains(" types.") || part.contains("<types."))
        {
            text.put("import type * as types from \"./types.js\";\n");
        }
        for part in parts {
            text.put(format_args!("\n{part}"));
        }
        Ok(vec![GeneratedFile::new(
            "typescript/methods.ts",
            text.ending(""),
        )])
    }
}

fn protocol(model: &Model) -> String {
    let docs = comment(
        "The version of the protocol that these types describe.",
        &[],
        0,
    );
    let version = quoted(&model.protocol_version);
    let mut text = TextBuilder::starting(format_args!(
        "{docs}export const PROTOCOL_VERSION = {version};\n\n"
    ));
    let about = match model.transport.endpoint.as_str() {
        "" => "The path that requests are posted to: the contract names none.",
        _ => "The path that requests are posted to.",
    };
    text.put(comment(about, &[], 0));
    text.ending(format_args!(
        "export const ENDPOINT_PATH = {};\n",
        quoted(&model.transport.endpoint)
    ))
}

fn method_names(model: &Model) -> String {
    let mut text = TextBuilder::starting(comment(
        "Every method, in the order of the reference.",
        &[],
        0,
    ));
    text.put("export const METHODS = [\n");
    for method in model.methods() {
        text.put(format_args!("  {},\n", quoted(&method.name)));
    }
    text.put("] as const;\n\n");
    text.put(comment("The wire name of a method.", &[], 0));
    text.ending("export type MethodName = (typeof METHODS)[number];\n")
}

fn method_map(model: &Model) -> String {
    let mut text = TextBuilder::starting(comment(
        "What each method takes and answers, without the envelope.",
        &[],
        0,
    ));
    text.put("export interface MethodMap {\n");
    for method in model.methods() {
        let (params, response) = (typed(&method.params), typed(&method.response));
        let docs = prose::joined(&method.summary, "");
        text.put(comment(&docs, &warnings(method), 2));
        text.put(format_args!(
            "  {}: {{ params: {params}; response: {response} }};\n",
            key(&method.name)
        ));
    }
    text.ending("}\n")
}

/// What editors show of a method that should not be relied on.
fn warnings(method: &Method) -> Vec<String> {
    let deprecated = method.deprecated.as_ref();
    let deprecated = deprecated.map(|instead| format!("@deprecated {instead}"));
    let experimental = (method.stability == Stability::Experimental)
        .then(|| "@experimental It may change or go without a new version.".to_owned());
    deprecated.into_iter().chain(experimental).collect()
}

fn notification_map(notifications: &Notifications, model: &Model) -> Result<String, Problem> {
    let whose = "the notifications";
    let name = typed(&notifications.type_name);
    let not_adjacent = || {
        Problem::new(
            whose,
            "are no union with tag and content",
            "tag the union by method and params",
        )
    };
    let named = model.types.get(&notifications.type_name);
    let Some(Shape::Union(union)) = named.map(|named| &named.shape) else {
        return Err(not_adjacent());
    };
    let Tagging::Adjacent { tag, content, .. } = &union.tagging else {
        return Err(not_adjacent());
    };
    let mut text = TextBuilder::starting(comment("What each notification tells.", &[], 0));
    text.put("export interface NotificationMap {\n");
    for (notification, summary) in &notifications.listed {
        let listed = union
            .variants
            .iter()
            .find(|variant| variant.tag == *notification);
        let variant = listed.ok_or_else(|| {
            Problem::new(
                whose,
                format!(
                    "list `{notification}`, which is no variant of `{}`",
                    notifications.type_name
                ),
                "correct the name or add the variant",
            )
        })?;
        let params = match &variant.body {
            None => "undefined".to_owned(),
            Some(_) => format!(
                "Extract<{name}, {{ {}: {} }}>[{}]",
                key(tag),
                quoted(notification),
                quoted(content)
            ),
        };
        text.put(comment(summary, &[], 2));
        text.put(format_args!("  {}: {params};\n", key(notification)));
    }
    text.put("}\n\n");
    text.put(comment("The wire name of a notification.", &[], 0));
    text.put("export type NotificationName = keyof NotificationMap;\n");
    Ok(text.ending(""))
}

fn caller(envelope: Option<&Envelope>) -> String {
    let answer = match envelope {
        None => "MethodMap[M][\"response\"]".to_owned(),
        Some(envelope) => {
            let name = typed(&envelope.name);
            format!("{name}<MethodMap[M][\"response\"]>")
        }
    };
    format!(
        r#"/** Whatever can make a call. `Options` is what it takes beside the parameters. */
export interface RpcCaller<Options = unknown> {{
  /** Calls a method. Rejects when the server answers with an error, or not at all. */
  call<M extends MethodName>(
    method: M,
    params: MethodMap[M]["params"],
    options?: Options,
  ): Promise<{answer}>;
}}

/** A method as a function. */
export interface RpcHelper<M extends MethodName> {{
  /** Calls the method by way of `caller`. */
  <Options>(
    caller: RpcCaller<Options>,
    params: MethodMap[M]["params"],
    options?: Options,
  ): Promise<{answer}>;
  /** The wire name. */
  readonly method: M;
  /** The same metadata as `METHOD_INFO[method]`. */
  readonly info: (typeof METHOD_INFO)[M];
}}

{HELPER}"#
    )
}

const HELPER: &str = r#"function helper<M extends MethodName>(method: M): RpcHelper<M> {
  const call = <Options>(
    caller: RpcCaller<Options>,
    params: MethodMap[M]["params"],
    options?: Options,
  ) => (options === undefined ? caller.call(method, params) : caller.call(method, params, options));
  return Object.assign(call, { method, info: METHOD_INFO[method] });
}
"#;

fn rpc(model: &Model, helpers: &[String]) -> String {
    let docs =
        "One function per method, with the method's metadata: `rpc.<method>(caller, params)`.";
    let mut text = TextBuilder::starting(comment(docs, &[], 0));
    text.put("export const rpc = {\n");
    for (method, helper) in model.methods().zip(helpers) {
        let mut docs = prose::joined(&method.summary, &method.description);
        if let Some(retry) = &method.retry {
            docs = format!("{docs}\n\n{}", retry.advice());
        }
        text.put(comment(&docs, &warnings(method), 2));
        text.put(format_args!(
            "  {helper}: helper({}),\n",
            quoted(&method.name)
        ));
    }
    text.ending("} as const;\n")
}
