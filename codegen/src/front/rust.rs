//! A contract of the `api-contract` crate.

use std::collections::BTreeMap;

use api_contract::contract::{self, Contract};
use api_contract::method::{self, MethodDescriptor};
use api_contract::schema::{Bundle, MethodSchemas, SchemaProblems, bundle};
use serde_json::Value;

use super::schema;
use crate::model::{
    Access, Envelope, ErrorInfo, Group, Method, Model, NOTICE, NamedType, Notifications, Reserved,
    ReservedForm, Retry, Stability, Transport,
};
use crate::problem::{Problem, Problems};

/// The model of a contract.
///
/// # Errors
/// Everything in its schemas that the model has no place for, by JSON pointer.
pub fn model(contract: &Contract) -> Result<Model, Problems> {
    let bundle = bundle(contract).map_err(|SchemaProblems(found)| {
        let found = found.into_iter();
        Problems(
            found
                .map(|problem| Problem::new(problem.at, problem.what, problem.instead))
                .collect(),
        )
    })?;
    let types = schema::types(&bundle.definitions)?;
    let mut problems = Problems::default();
    let groups = contract
        .groups
        .iter()
        .map(|group| Group {
            name: group.name.to_owned(),
            summary: group.summary.to_owned(),
            description: group.description.to_owned(),
            methods: group
                .methods
                .iter()
                .filter_map(|descriptor| problems.keep(method(descriptor, &bundle, &types)))
                .collect(),
        })
        .collect();
    let mut reference =
        |schema: &Value, at: &str| problems.keep(schema::reference(schema, at, &types));
    let notifications = bundle
        .notification
        .as_ref()
        .and_then(|schema| reference(schema, "the notifications"))
        .map(|type_name| Notifications {
            type_name,
            listed: contract
                .notifications
                .iter()
                .map(|notification| {
                    (
                        notification.name.to_owned(),
                        notification.summary.to_owned(),
                    )
                })
                .collect(),
        });
    let error_type = reference(&bundle.error, "the error type");
    problems.or(Model {
        title: contract.title.to_owned(),
        description: contract.description.to_owned(),
        notice: NOTICE.to_owned(),
        protocol_version: contract.protocol_version.to_owned(),
        transport: Transport {
            kind: contract.transport.kind.to_owned(),
            endpoint: contract.transport.endpoint.to_owned(),
            headers: contract
                .transport
                .headers
                .iter()
                .map(|(name, about)| ((*name).to_owned(), (*about).to_owned()))
                .collect(),
        },
        types,
        groups,
        notifications,
        reserved: contract.reserved.iter().map(reserved).collect(),
        errors: contract
            .errors
            .iter()
            .map(|error| ErrorInfo {
                kind: error.kind.map(str::to_owned),
                code: error.code,
                summary: error.summary.to_owned(),
                common: error.common,
            })
            .collect(),
        error_type,
        envelope: contract.envelope.map(|envelope| Envelope {
            name: envelope.name.to_owned(),
            description: envelope.description.to_owned(),
            result: envelope.result.to_owned(),
            notifications: envelope.notifications.map(str::to_owned),
            monomorphs: BTreeMap::new(),
        }),
    })
}

fn method(
    descriptor: &MethodDescriptor,
    bundle: &Bundle,
    types: &BTreeMap<String, NamedType>,
) -> Result<Method, Problem> {
    let info = descriptor.info;
    let MethodSchemas { params, response } = bundle.methods.get(info.name).ok_or_else(|| {
        Problem::new(
            info.name,
            "has no schemas",
            "list its group in the contract's groups",
        )
    })?;
    let example = serde_json::from_str(info.example).map_err(|error| {
        Problem::new(
            info.name,
            format!("its example is not JSON: {error}"),
            "correct the example",
        )
    })?;
    Ok(Method {
        name: info.name.to_owned(),
        summary: info.summary.to_owned(),
        description: info.description.to_owned(),
        scope: info.scope.map(|scope| scope.as_str().to_owned()),
        access: Access {
            action: info.access.action.map(str::to_owned),
            group: info.access.group.map(str::to_owned),
            role: info.access.role.map(|role| role.as_str().to_owned()),
            target: info.access.target.map(|target| target.as_str().to_owned()),
        },
        retry: Some(retry(info.retry)),
        errors: info.errors.iter().map(|kind| (*kind).to_owned()).collect(),
        paginated: info.paginated,
        long_poll: info.long_poll,
        deprecated: info.deprecated.map(str::to_owned),
        stability: match info.stability {
            method::Stability::Stable => Stability::Stable,
            method::Stability::Experimental => Stability::Experimental,
        },
        params: schema::reference(params, info.name, types)?,
        response: schema::reference(response, info.name, types)?,
        example,
        origin: format!("method `{}`", info.name),
    })
}

fn retry(retry: method::Retry) -> Retry {
    match retry {
        method::Retry::Always => Retry::Always,
        method::Retry::WithId(member) => Retry::WithId(member.to_owned()),
        method::Retry::Reconcile => Retry::Reconcile,
        method::Retry::Never => Retry::Never,
    }
}

fn reserved(reserved: &contract::Reserved) -> Reserved {
    Reserved {
        of: reserved.of.to_owned(),
        form: match reserved.form {
            contract::ReservedForm::Prefix(prefix) => ReservedForm::Prefix(prefix.to_owned()),
            contract::ReservedForm::Exact(name) => ReservedForm::Exact(name.to_owned()),
        },
        summary: reserved.summary.to_owned(),
    }
}
