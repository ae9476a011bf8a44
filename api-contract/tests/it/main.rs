//! The contract as its users meet it: through the attributes, the schemas and the JSON.

mod agreement;
mod bounds;
mod bundles;
mod compile_errors;
mod contract_table;
mod dispatch;
mod every_type;
mod framework;
mod integers;
mod messages;
mod open_values;
mod presence;
mod reserved;
mod rules;
mod secrets;
mod strictness;
mod subjects;
mod types;
mod validation;
