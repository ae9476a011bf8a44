//! Alternatives for every other text, and alternatives that are choices themselves.

use super::{read, round_trip};

cases! {
    a_text_may_be_any_but_some:
        r#"{
            "Name": {"type": "string", "maxLength": 9, "not": {"enum": ["new", "all"]}},
            "Maybe": {"type": ["string", "null"], "not": {"const": "new"}},
            "Left": {"enum": ["a", "b", "c"], "not": {"enum": ["b", "x"]}},
            "Keys": {"type": "object", "propertyNames": {"type": "string", "not": {"const": "new"}}, "additionalProperties": {"type": "boolean"}},
            "Item": {"type": "object", "properties": {"name": {"type": "string"}}, "not": {"type": "object", "required": ["name"], "properties": {"name": {"enum": ["new"]}}}}
        }"# =>
        "Item = {name?: text but new}
         Keys = {text but new: boolean}
         Left = enum a | c
         Maybe = text but new or null
         Name = text ..9 but all, new";
    any_other_text_makes_an_enum_open:
        r#"{
            "Any": {"anyOf": [{"const": "red"}, {"type": "string", "not": {"const": "red"}}]},
            "One": {"oneOf": [{"enum": ["red", "blue"]}, {"type": "string", "not": {"enum": ["red", "blue"]}}]},
            "Less": {"oneOf": [{"enum": ["red", "blue"]}, {"type": "string", "not": {"enum": ["red"]}}]}
        }"# =>
        "Any = enum red | ..
         Less = only (LessOther | text but red)
         LessOther = enum red | blue
         One = enum red | blue | ..";
    an_object_with_any_other_tag_may_have_members:
        r#"{"Pay": {"anyOf": [
            {"type": "object", "description": "By card.", "required": ["by", "card"], "properties": {"by": {"const": "card"}, "card": {"type": "integer"}}},
            {"type": "object", "required": ["by"], "properties": {"by": {"const": "cash"}}},
            {"type": "object", "description": "In some other way.", "required": ["by", "note"], "properties": {"by": {"type": "string"}, "note": {"type": "string"}}, "additionalProperties": true,
             "not": {"anyOf": [
                {"type": "object", "required": ["by"], "properties": {"by": {"type": "string", "const": "card"}}},
                {"type": "object", "required": ["by"], "properties": {"by": {"type": "string", "const": "cash"}}}
             ]}}
        ]}}"# =>
        "Pay = (PayListed | PayOther)
         PayListed = union by by: card {card: int64} (By card.) | cash {}
         PayOther = {by: text but card, cash, note: text} and others: any (In some other way.)";
    members_beside_a_choice_belong_to_an_object_with_any_other_tag_too:
        r#"{"Parcel": {"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}}, "anyOf": [
            {"type": "object", "required": ["in"], "properties": {"in": {"const": "box"}}},
            {"type": "object", "required": ["in"], "properties": {"in": {"const": "bag"}}},
            {"type": "object", "required": ["in"], "properties": {"in": {"type": "string"}}, "not": {"anyOf": [
                {"type": "object", "required": ["in"], "properties": {"in": {"enum": ["box", "bag"]}}}
            ]}}
        ]}}"# =>
        "Parcel = (ParcelListed | ParcelOther)
         ParcelListed = union by in: box {id: int64} | bag {id: int64}
         ParcelOther = {id: int64, in: text but bag, box}";
    a_tag_may_be_left_out_beside_all_others:
        r#"{"Gone": {"type": "object", "properties": {"why": {"type": ["string", "null"]}}, "anyOf": [
            {"type": "object", "required": ["why"], "properties": {"why": {"const": "sold"}}},
            {"type": "object", "required": ["why", "by"], "properties": {"why": {"const": "lost"}, "by": {"type": "string"}}},
            {"type": "object", "required": ["why"], "properties": {"why": {"type": "string"}}, "not": {"type": "object", "required": ["why"], "properties": {"why": {"enum": ["sold", "lost"]}}}},
            {"title": "unknown", "type": "object", "properties": {"why": {"type": "null"}}}
        ]}}"# =>
        "Gone = (GoneListed | GoneOther | GoneUnknown)
         GoneListed = union by why: sold {} | lost {by: text}
         GoneOther = {why: text but lost, sold}
         GoneUnknown = {why?: null}";
    an_alternative_may_be_a_choice_of_its_own:
        r##"{
            "Shop": {"type": "object", "required": ["shop"], "properties": {"shop": {"type": "integer"}}, "propertyNames": {"not": {"const": "town"}}},
            "Town": {"type": "object", "required": ["town"], "properties": {"town": {"type": "string"}}, "propertyNames": {"not": {"const": "shop"}}},
            "ByRoad": {"type": "object", "required": ["car"], "properties": {"car": {"type": "string"}}, "oneOf": [{"$ref": "#/definitions/Shop"}, {"$ref": "#/definitions/Town"}]},
            "Move": {"type": "object", "required": ["day"], "properties": {"day": {"type": "string"}}, "anyOf": [
                {"$ref": "#/definitions/ByRoad", "type": "object", "required": ["how"], "properties": {"how": {"const": "road"}}},
                {"type": "object", "required": ["how"], "properties": {"how": {"type": "string"}}, "unevaluatedProperties": true,
                 "oneOf": [{"$ref": "#/definitions/Shop"}, {"$ref": "#/definitions/Town"}],
                 "not": {"anyOf": [{"type": "object", "required": ["how"], "properties": {"how": {"const": "road"}}}]}}
            ]}
        }"## =>
        "ByRoad = (ByRoadShop | ByRoadTown)
         ByRoadShop = {car: text, shop: int64, town?: never}
         ByRoadTown = {car: text, town: text, shop?: never}
         Move = (MoveRoadShop | MoveRoadTown | MoveOtherShop | MoveOtherTown)
         MoveOtherShop = {day: text, how: text but road, shop: int64, town?: never} and others: any
         MoveOtherTown = {day: text, how: text but road, town: text, shop?: never} and others: any
         MoveRoadShop = {day: text, car: text, how: \"road\", shop: int64, town?: never}
         MoveRoadTown = {day: text, car: text, how: \"road\", town: text, shop?: never}
         Shop = {shop: int64, town?: never}
         Town = {town: text, shop?: never}";
    a_union_inside_another_one_is_told_apart_by_its_own_tag:
        r##"{
            "Light": {"oneOf": [
                {"type": "object", "required": ["is"], "properties": {"is": {"const": "on"}}},
                {"type": "object", "required": ["is"], "properties": {"is": {"const": "off"}}}
            ]},
            "Change": {"oneOf": [
                {"$ref": "#/definitions/Light", "type": "object", "required": ["of"], "properties": {"of": {"const": "light"}}},
                {"type": "object", "required": ["of"], "properties": {"of": {"const": "door"}}},
                {"type": "object", "required": ["of"], "properties": {"of": {"const": "gate"}}}
            ]}
        }"## =>
        "Change = only (ChangeLight | ChangeDoor | ChangeGate)
         ChangeDoor = {of: \"door\"}
         ChangeGate = {of: \"gate\"}
         ChangeLight = union by is: {of: \"light\"} and on {} | off {}
         Light = union by is: on {} | off {}";
    the_texts_that_are_kept_out_need_not_be_those_that_are_listed:
        r#"{
            "Less": {"anyOf": [
                {"type": "object", "required": ["t"], "properties": {"t": {"const": "a"}}},
                {"type": "object", "required": ["t"], "properties": {"t": {"const": "b"}}},
                {"type": "object", "required": ["t"], "properties": {"t": {"type": "string"}}, "not": {"required": ["t"], "properties": {"t": {"const": "a"}}}}
            ]},
            "More": {"anyOf": [
                {"type": "object", "required": ["t"], "properties": {"t": {"const": "a"}}},
                {"type": "object", "required": ["t"], "properties": {"t": {"type": "string"}}, "not": {"required": ["t"], "properties": {"t": {"enum": ["a", "b"]}}}}
            ]}
        }"# =>
        "Less = (LessListed | LessOther)
         LessListed = union by t: a {} | b {}
         LessOther = {t: text but a}
         More = (MoreA | MoreOther)
         MoreA = {t: \"a\"}
         MoreOther = {t: text but a, b}";
    one_alternative_without_a_word_is_the_other_one:
        r#"{"Set": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}, "anyOf": [
            {"type": "object", "required": ["is", "to"], "properties": {"is": {"const": "switch"}, "to": {"type": "boolean"}}},
            {"type": "object", "required": ["to"], "properties": {"to": {"type": "string"}}}
        ]}}"# =>
        "Set = (SetSwitch | SetOther)
         SetOther = {id: text, to: text}
         SetSwitch = {id: text, is: \"switch\", to: boolean}";
}
