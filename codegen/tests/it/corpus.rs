//! Schemas that generators are known to get wrong, as small as they can be: what each is read as.

mod compact;
mod round_trip;

use codegen::front;
use codegen::model::Model;

fn model(text: &str) -> Model {
    front::read("shop.json", text, None).unwrap_or_else(|problems| panic!("{text}\n{problems}"))
}

/// A document of these definitions, as the model has them.
fn read(definitions: &str) -> String {
    let text = format!("{{\"definitions\": {definitions}}}");
    compact::printed(&model(&text))
}

/// Each group of definitions and what becomes of them.
macro_rules! cases {
    ($($(#[$about:meta])* $name:ident: $schema:literal => $expected:literal;)*) => {
        $(
            $(#[$about])*
            #[test]
            fn $name() {
                let expected: Vec<&str> = $expected.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
                assert_eq!(read($schema).lines().collect::<Vec<_>>(), expected);
                round_trip::keeps(&format!("{{\"definitions\": {}}}", $schema));
            }
        )*
    };
}

mod other_texts;

cases! {
    a_64_bit_width_stays_where_the_bound_fits_fewer:
        r#"{"Stock": {"type": "object", "required": ["count"], "properties": {
            "count": {"type": "integer", "format": "uint64", "minimum": 0, "maximum": 9223372036854775807},
            "most": {"type": "integer", "format": "uint64", "maximum": 18446744073709551615.0}
        }}}"# =>
        "Stock = {count: uint64 0..9223372036854775807, most?: uint64 ..18446744073709551615}";
    a_joined_object_narrows_the_choice_by_its_tag:
        r##"{
            "Card": {"type": "object", "required": ["by"], "properties": {"by": {"enum": ["card"]}}},
            "Cash": {"type": "object", "required": ["by"], "properties": {"by": {"enum": ["cash"]}, "coins": {"type": "boolean"}}},
            "InCash": {"allOf": [
                {"oneOf": [{"$ref": "#/definitions/Card"}, {"$ref": "#/definitions/Cash"}]},
                {"type": "object", "required": ["by"], "properties": {"by": {"enum": ["cash"]}}}
            ]}
        }"## =>
        "Card = {by: \"card\"}
         Cash = {by: \"cash\", coins?: boolean}
         InCash = {by: \"cash\", coins?: boolean}";
    overlapping_objects_are_told_apart_by_nothing_but_themselves:
        r#"{"Find": {"anyOf": [
            {"type": "object", "required": ["shop"], "properties": {"shop": {"type": "string"}, "name": {"type": "string"}}},
            {"type": "object", "required": ["shop"], "properties": {"shop": {"type": "string"}, "number": {"type": "integer"}}}
        ]}}"# =>
        "Find = (FindName | FindNumber)
         FindName = {shop: text, name?: text}
         FindNumber = {shop: text, number?: int64}";
    texts_of_several_forms_are_a_choice:
        r#"{"Code": {"anyOf": [{"type": "string", "maxLength": 3}, {"type": "string", "pattern": "^x"}]}}"# =>
        "Code = (text ..3 | text like ^x)";
    a_constant_member_tells_named_objects_apart:
        r##"{
            "Gift": {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "gift"}, "wrap": {"type": "boolean"}}},
            "Sale": {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "sale"}, "price": {"type": "integer"}}},
            "Order": {"type": "object", "required": ["lines"], "properties": {
                "lines": {"type": "array", "items": {"anyOf": [{"$ref": "#/definitions/Gift"}, {"$ref": "#/definitions/Sale"}]}}
            }}
        }"## =>
        "Gift = {kind: \"gift\", wrap?: boolean}
         Order = {lines: [OrderLinesItem]}
         OrderLinesItem = union by kind: gift {wrap?: boolean} | sale {price?: int64}
         Sale = {kind: \"sale\", price?: int64}";
    an_object_with_any_other_tag_makes_a_union_open:
        r##"{
            "Step": {"anyOf": [
                {"type": "object", "required": ["do"], "properties": {"do": {"type": "string", "const": "pack"}}},
                {"$ref": "#/definitions/NewStep"}
            ]},
            "NewStep": {
                "type": "object", "required": ["do"], "properties": {"do": {"type": "string"}},
                "not": {"anyOf": [{"type": "object", "required": ["do"], "properties": {"do": {"const": "pack"}}}]}
            }
        }"## =>
        "NewStep = {do: text but pack}
         Step = union by do: pack {} | ..";
    what_stands_beside_a_reference_makes_no_second_type:
        r##"{
            "Text": {"type": "object", "properties": {"en": {"type": "string"}}},
            "Item": {"type": "object", "properties": {
                "name": {"$ref": "#/definitions/Text", "description": "What it is."},
                "note": {"$ref": "#/definitions/Text", "description": "What it is not."},
                "plain": {"$ref": "#/definitions/Text"}
            }}
        }"## =>
        "Item = {name?: Text (What it is.), note?: Text (What it is not.), plain?: Text}
         Text = {en?: text}";
    a_reference_marked_nullable_may_be_null:
        r##"{
            "Box": {"type": "object", "properties": {"size": {"type": "integer"}}},
            "Item": {"type": "object", "required": ["box"], "properties": {"box": {"$ref": "#/definitions/Box", "nullable": true}}}
        }"## =>
        "Box = {size?: int64}
         Item = {box: Box or null}";
    a_schema_that_only_describes_accepts_anything:
        r#"{"Item": {"type": "object", "required": ["extra"], "properties": {"extra": {"description": "Whatever."}}}}"# =>
        "Item = {extra: any (Whatever.)}";
    one_of_two_open_objects_is_exclusive:
        r#"{"Who": {"oneOf": [
            {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}}},
            {"type": "object", "required": ["mail"], "properties": {"mail": {"type": "string"}}}
        ]}}"# =>
        "Who = only (WhoId | WhoMail)
         WhoId = {id: int64}
         WhoMail = {mail: text}";
    a_list_with_places_is_a_tuple:
        r#"{
            "Point": {"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}], "minItems": 2, "maxItems": 2},
            "Open": {"type": "array", "prefixItems": [{"type": "string"}], "items": {"type": "integer"}},
            "Shut": {"type": "array", "items": [{"type": "string"}, {"type": "object", "properties": {"a": true}}], "additionalItems": false}
        }"# =>
        "Open = (text, .. int64; at least 0)
         Point = (text, int64; at least 2)
         Shut = (text, ShutSecond; at least 0)
         ShutSecond = {a?: any}";
    constants_are_what_they_are:
        r#"{"Item": {"type": "object", "required": ["a", "b", "c", "d", "e"], "properties": {
            "a": {"const": 1}, "b": {"const": true}, "c": {"const": null}, "d": {"const": "s"}, "e": {"const": 1.5}
        }}}"# =>
        "Item = {a: 1, b: true, c: null, d: \"s\", e: 1.5}";
    types_may_refer_to_each_other:
        r##"{
            "Shelf": {"type": "object", "required": ["in"], "properties": {"in": {"$ref": "#/definitions/Room"}}},
            "Room": {"type": "object", "properties": {"on": {"anyOf": [{"$ref": "#/definitions/Shelf"}, {"type": "null"}]}}}
        }"## =>
        "Room = {on??: Shelf or null}
         Shelf = {in: Room}";
    names_that_differ_by_their_spelling_alone_say_which_it_is:
        r##"{
            "OpenDay": {"type": "string"}, "openDay": {"type": "integer"}, "open_day": {"type": "boolean"}, "open-day": {"type": "number"},
            "other_day": {"type": "string"},
            "Week": {"type": "array", "items": {"$ref": "#/definitions/open_day"}}
        }"## =>
        "OpenDay = text
         OpenDayCamel = int64
         OpenDayKebab = number
         OpenDaySnake = boolean
         Week = [OpenDaySnake]
         other_day = text";
    an_enum_may_mix_types_and_hold_null:
        r#"{
            "Mixed": {"enum": ["a", 1, null, true]},
            "Named": {"type": ["string", "null"], "enum": ["a", "b", null]},
            "Strict": {"type": ["string", "null"], "enum": ["a", "b"]}
        }"# =>
        "Mixed = (\"a\" | 1 | true) or null
         Named = NamedValue or null
         NamedValue = enum a | b
         Strict = enum a | b";
    a_map_may_have_known_members:
        r#"{"Prices": {"type": "object", "required": ["currency"], "properties": {"currency": {"type": "string"}}, "additionalProperties": {"type": "integer"}}}"# =>
        "Prices = {currency: text} and others: int64";
    constants_beyond_53_bits_are_exact:
        r#"{"Item": {"type": "object", "required": ["n"], "properties": {"n": {"type": "integer", "enum": [9007199254740993, 18446744073709551615]}}}}"# =>
        "Item = {n: (9007199254740993 | 18446744073709551615)}";
    what_is_on_its_way_out_says_so:
        r#"{
            "Old": {"type": "string", "deprecated": true},
            "Item": {"type": "object", "properties": {"was": {"type": "string", "deprecated": true, "description": "Old."}}}
        }"# =>
        "Item = {was?: text (Old.) deprecated}
         Old = text deprecated";
    a_closed_object_with_one_member_may_hold_a_number:
        r#"{"State": {"oneOf": [
            {"type": "object", "required": ["Left"], "properties": {"Left": {"type": "integer"}}, "additionalProperties": false},
            {"type": "string", "enum": ["Sold"]}
        ]}}"# =>
        "State = (StateLeft | \"Sold\")
         StateLeft = {Left: int64} and no others";
    an_enum_beside_any_text_is_open:
        r##"{
            "Colour": {"anyOf": [{"type": "string", "enum": ["red", "blue"]}, {"type": "string"}]},
            "Size": {"enum": ["s", "m"]},
            "AnySize": {"anyOf": [{"$ref": "#/definitions/Size"}, {"type": "string"}]}
        }"## =>
        "AnySize = enum s | m | ..
         Colour = enum red | blue | ..
         Size = enum s | m";
    a_tag_may_stand_beside_a_reference:
        r##"{
            "Lines": {"type": "object", "required": ["lines"], "properties": {"lines": {"type": "integer"}}},
            "Part": {"oneOf": [
                {"type": "object", "required": ["type"], "properties": {"type": {"type": "string", "const": "Text"}}, "$ref": "#/definitions/Lines"},
                {"type": "object", "required": ["type"], "properties": {"type": {"type": "string", "const": "None"}}}
            ]}
        }"## =>
        "Lines = {lines: int64}
         Part = union by type: Text {lines: int64} | None {}";
    true_accepts_all_and_false_nothing:
        r#"{"Item": {"type": "object", "required": ["any", "list"], "properties": {
            "any": true, "empty": {}, "never": false, "list": {"type": "array"}, "map": {"type": "object"}
        }}}"# =>
        "Item = {any: any, list: [any], empty?: any, map?: {text: any}, never?: never}";
    a_member_may_be_required_where_its_type_is_used:
        r##"{
            "Size": {"type": "object", "properties": {"cm": {"type": "integer"}}},
            "Item": {"type": "object", "required": ["size"], "properties": {"size": {"allOf": [{"$ref": "#/definitions/Size"}], "required": ["cm"]}}}
        }"## =>
        "Item = {size: ItemSize}
         ItemSize = {cm: int64}
         Size = {cm?: int64}";
    objects_inherit_at_any_depth:
        r##"{
            "Thing": {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}}, "description": "A thing."},
            "Tool": {"type": "object", "allOf": [{"$ref": "#/definitions/Thing"}], "required": ["weight"], "properties": {"weight": {"type": "integer"}}},
            "Saw": {"allOf": [{"$ref": "#/definitions/Tool"}, {"type": "object", "required": ["teeth"], "properties": {"teeth": {"type": "integer"}}}]},
            "Axe": {"allOf": [{"$ref": "#/definitions/Tool"}], "properties": {"edge": {"type": "boolean"}}, "unevaluatedProperties": false}
        }"## =>
        "Axe = {name: text, weight: int64, edge?: boolean} and no others
         Saw = {name: text, weight: int64, teeth: int64}
         Thing = {name: text} (A thing.)
         Tool = {name: text, weight: int64}";
    closed_objects_that_are_joined_have_what_both_allow:
        r#"{"Both": {"allOf": [
            {"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "string"}}, "additionalProperties": false},
            {"type": "object", "properties": {"b": {"type": "string", "maxLength": 5}, "c": {"type": "string"}}, "additionalProperties": false}
        ]}}"# =>
        "Both = {b?: text ..5} and no others";
    an_enum_without_a_name_is_named_after_its_member:
        r#"{"Item": {"type": "object", "properties": {
            "size": {"type": "string", "enum": ["S", "L"], "default": "L"},
            "sizes": {"type": "array", "items": {"enum": ["S", "L"]}},
            "by_name": {"type": "object", "additionalProperties": {"type": "object", "required": ["n"], "properties": {"n": true}}}
        }}}"# =>
        "Item = {by_name?: {text: ItemByNameValue}, size?: ItemSize = \"L\", sizes?: [ItemSizesItem]}
         ItemByNameValue = {n: any}
         ItemSize = enum S | L
         ItemSizesItem = enum S | L";
    a_title_names_an_alternative_and_takes_no_other_name:
        r##"{
            "Error": {"type": "object", "required": ["code"], "properties": {"code": {"type": "integer"}}},
            "Reply": {"anyOf": [
                {"title": "Result", "type": "object", "required": ["is"], "properties": {"is": {"type": "string"}}},
                {"title": "Error", "type": "object", "required": ["is"], "properties": {"is": {"$ref": "#/definitions/Error"}}}
            ]},
            "First": {"title": "Same", "type": "object", "properties": {"a": true}},
            "Second": {"title": "Same", "type": "object", "properties": {"a": true}}
        }"## =>
        "Error = {code: int64}
         First = {a?: any}
         Reply = (ReplyResult | ReplyError)
         ReplyError = {is: Error}
         ReplyResult = {is: text}
         Second = {a?: any}";
    several_types_are_a_choice_and_null_is_not_one_of_them:
        r#"{"Value": {"type": ["string", "integer", "null", "array"], "items": {"type": "boolean"}}}"# =>
        "Value = (int64 | text | [boolean]) or null";
    names_that_match_one_pattern_are_keys:
        r#"{"Labels": {"type": "object", "patternProperties": {"^x-": {"type": "string"}}, "additionalProperties": false}}"# =>
        "Labels = {text like ^x-: text}";
    what_is_said_where_it_has_no_place_is_said_of_what_is_around_it:
        r#"{"Item": {"type": "object", "properties": {"tags": {
            "type": "array", "description": "All tags.", "items": {"type": "string", "description": "One tag.", "default": "new"}
        }}}}"# =>
        "Item = {tags?: [text] (All tags.  One tag. Default: `\"new\"`.)}";
    a_union_keeps_what_is_said_of_its_variants:
        r#"{"Note": {"oneOf": [
            {"type": "object", "description": "A call.", "required": ["k"], "properties": {"k": {"const": "call"}}},
            {"type": "object", "description": "A letter.", "deprecated": true, "required": ["k"], "properties": {"k": {"const": "letter"}}}
        ]}}"# =>
        "Note = union by k: call {} (A call.) | letter {} (A letter.  Deprecated.)";
}

#[test]
fn a_document_that_is_a_type_itself_is_named_by_its_title_or_its_file() {
    let schema = |title: &str| {
        format!(
            r##"{{{title}"oneOf": [{{"$ref": "#/$defs/A"}}, {{"type": "null"}}],
                "$defs": {{"A": {{"type": "array", "items": {{"$ref": "#"}}}}}}}}"##
        )
    };
    let read = |title: &str| compact::printed(&model(&schema(title)));
    assert_eq!(
        read(r#""title": "My shop", "#),
        "A = [MyShop]\nMyShop = A or null\n"
    );
    assert_eq!(read(""), "A = [Shop]\nShop = A or null\n");
    assert_eq!(read(r#""title": "A", "#), "A = [Shop]\nShop = A or null\n");
}

#[test]
fn a_large_enum_and_a_long_chain_take_no_time_to_speak_of() {
    let texts: Vec<String> = (0..60_000)
        .map(|index| format!("\"value{index}\""))
        .collect();
    let text = format!(
        "{{\"$defs\": {{\"Big\": {{\"enum\": [{}]}}}}}}",
        texts.join(",")
    );
    assert_eq!(model(&text).types.len(), 1);
    let chain: Vec<String> = (0..2_000)
        .map(|index| format!("\"T{index}\": {{\"type\": \"object\", \"properties\": {{\"next\": {{\"$ref\": \"#/$defs/T{}\"}}}}}}", (index + 1) % 2_000))
        .collect();
    let text = format!("{{\"$defs\": {{{}}}}}", chain.join(","));
    assert_eq!(model(&text).types.len(), 2_000);
}
