//! The contract as its users meet it: through the attributes, the schemas and the JSON.

mod agreement;
mod compile_errors;
mod contract_table;
mod dispatch;
mod open_values;
mod presence;
