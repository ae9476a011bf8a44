//! `validators.ts`: whether values fit their types when a program runs.

use super::rules::Rules;
use super::{key, quoted, typed};
use crate::backends::text_builder::TextBuilder;
use crate::backends::{Backend, GeneratedFile};
use crate::model::{Envelope, List, Member, Model, NamedType, Presence, Shape, Struct, Type};
use crate::problem::Problems;

/// The validators.
pub(in crate::backends) struct Validators;

impl Backend for Validators {
    fn about(&self) -> &'static str {
        "the TypeScript validators"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let envelopes = model
            .envelope
            .iter()
            .flat_map(|found| envelopes(found, model));
        let envelopes: Vec<NamedType> = envelopes.collect();
        let mut printer = Rules::default();
        let mut rules = TextBuilder::default();
        let mut types = TextBuilder::default();
        for named in envelopes.iter().chain(model.types.values()) {
            let rule = printer.named(named);
            rules.put(format_args!("  [{}, {rule}],\n", quoted(&named.name)));
            let generic = model.envelope.as_ref();
            let generic = generic.is_some_and(|envelope| envelope.name == named.name);
            let argument = if generic { "<unknown>" } else { "" };
            let ty = typed(&named.name);
            types.put(format_args!("  {}: {ty}{argument};\n", key(&named.name)));
        }
        let text = TextBuilder::starting(format_args!(
            "// {}\n\n{}{}{HEAD}const RULES: Checks = [\n{}];\n\n/** Every type by its name in the contract. */\n\
             export interface TypeMap {{\n{}}}\n{VALIDATORS}{}",
            model.notice,
            imports(&printer, model),
            "\n",
            rules.ending(""),
            types.ending(""),
            methods(model),
        ));
        printer.problems.or(vec![GeneratedFile::new(
            "typescript/validators.ts",
            text.ending(""),
        )])
    }
}

fn imports(printer: &Rules, model: &Model) -> String {
    let mut text = TextBuilder::default();
    if model.methods().next().is_some() {
        text.put("import type { MethodName } from \"./methods.js\";\n");
    }
    if !model.types.is_empty() {
        text.put("import type * as types from \"./types.js\";\n");
    }
    text.put("import {\n");
    for name in &printer.used {
        text.put(format_args!("  {name},\n"));
    }
    text.put("  validatorsOf,\n  type Checks,\n  type Mode,\n  type Problem,\n  type Validator,\n");
    text.ending("} from \"./validation.js\";\n\nexport type { Mode, Problem, Validator };\n")
}

const HEAD: &str = "\
// What each type demands. Names are those of the contract.
";

const VALIDATORS: &str = r#"
/** What is wrong with a value, by the name of its type in the contract: `validators.Name(value)`. */
export const validators = validatorsOf(RULES) as { readonly [Name in keyof TypeMap]: Validator } & {
  readonly [name: string]: Validator;
};

/** Whether a value fits a type. The compiler then knows its type. */
export function is<Name extends keyof TypeMap>(
  name: Name,
  value: unknown,
  mode: Mode = "request",
): value is TypeMap[Name] {
  const validator: Validator = validators[name];
  return validator(value, mode).length === 0;
}
"#;

fn methods(model: &Model) -> String {
    if model.methods().next().is_none() {
        return String::new();
    }
    let mut text = TextBuilder::starting(
        "\nconst METHOD_TYPES: {\n  readonly [M in MethodName]: readonly [params: keyof TypeMap, response: keyof \
         TypeMap];\n} = {\n",
    );
    for method in model.methods() {
        text.put(format_args!(
            "  {}: [{}, {}],\n",
            key(&method.name),
            quoted(&method.params),
            quoted(&method.response)
        ));
    }
    text.ending(METHODS)
}

const METHODS: &str = r#"};

/** What is wrong with the parameters of a call, before it is sent. */
export function validateParams(method: MethodName, params: unknown): Problem[] {
  const validator: Validator = validators[METHOD_TYPES[method][0]];
  return validator(params, "request");
}

/** What is wrong with an answer, without its envelope. What a newer server adds is not. */
export function validateResponse(method: MethodName, response: unknown): Problem[] {
  const validator: Validator = validators[METHOD_TYPES[method][1]];
  return validator(response, "response");
}
"#;

/// The generic envelope around any response, and its forms around one each.
fn envelopes(envelope: &Envelope, model: &Model) -> Vec<NamedType> {
    let around = |name: &str, response: Type| {
        let member = |name: &str, ty: Type, presence: Presence| Member {
            name: name.to_owned(),
            ty,
            presence,
            default: None,
            docs: String::new(),
            aliases: Vec::new(),
            deprecated: false,
        };
        let mut members = vec![member(&envelope.result, response, Presence::Required)];
        if let (Some(told), Some(notifications)) = (&envelope.notifications, &model.notifications) {
            let items = Box::new(Type::Reference(notifications.type_name.clone()));
            let list = List {
                items,
                min: None,
                max: None,
                unique: false,
            };
            members.push(member(told, Type::List(list), Presence::Optional));
        }
        NamedType {
            name: name.to_owned(),
            docs: String::new(),
            shape: Shape::Struct(Struct {
                members,
                ..Struct::default()
            }),
            deprecated: false,
            origin: format!("the envelope `{name}`"),
        }
    };
    let generic = around(&envelope.name, Type::Any);
    let monomorphs = envelope.monomorphs.iter();
    let monomorphs =
        monomorphs.map(|(name, response)| around(name, Type::Reference(response.clone())));
    [generic].into_iter().chain(monomorphs).collect()
}
