//! What is judged before a trigger is stored.

use api_contract::lightspeed::bots::{
    BotTriggerInput, BotTriggerRoute, BotTriggerSpec, PollCursorSpec, PollSource,
    WebhookVerification,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::AuthGrantId;

use super::schedule;
use crate::core::expression::Expression;
use crate::core::handler::Handler;
use crate::core::refusal::{invalid, unknown_reference};

impl Handler<'_> {
    /// What a trigger refers to has to be there, but for other bots, whom it only hears of.
    pub(super) fn check_trigger(&mut self, input: &BotTriggerInput) -> Result<(), AgentApiError> {
        let document = &input.document;
        check_expression("filter", document.filter.as_deref())?;
        if let BotTriggerRoute::PerKey { key } = &document.route {
            check_expression("route.key", key.as_deref())?;
        }
        if let Some(coalesce) = &document.coalesce
            && (coalesce.max_count == 0 || coalesce.max_wait_ms < coalesce.debounce_ms)
        {
            return Err(invalid(
                "`coalesce.maxCount` must be at least 1, and `maxWaitMs` not less than `debounceMs`",
            ));
        }
        let is_chat = matches!(document.spec, BotTriggerSpec::Chat { .. });
        if input.pairing_code.is_some() && !is_chat {
            return Err(invalid("only chat triggers have a `pairingCode`"));
        }
        match &document.spec {
            BotTriggerSpec::Schedule {
                cron,
                at_ms,
                timezone,
                summary,
            } => {
                check_text("summary", summary)?;
                schedule::check(cron.as_deref(), *at_ms, timezone).map_err(invalid)
            }
            BotTriggerSpec::Webhook { verification, .. } => self.check_webhook(verification),
            BotTriggerSpec::Poll {
                source,
                interval_ms,
                items,
                cursor,
            } => {
                if *interval_ms == 0 {
                    return Err(invalid("`intervalMs` must be at least 1"));
                }
                if let Some(items) = items {
                    check_text("items", items)?;
                }
                match cursor {
                    PollCursorSpec::IdSet { id } => check_text("cursor.id", id)?,
                    PollCursorSpec::Watermark { field } => check_text("cursor.field", field)?,
                    PollCursorSpec::Unlisted(_) => {}
                }
                self.check_source(source)
            }
            BotTriggerSpec::Chat { account_id, .. } => {
                if self.universe().channel_accounts.get(account_id).is_some() {
                    return Ok(());
                }
                let what = "channel account";
                Err(unknown_reference("accountId", what, account_id))
            }
            BotTriggerSpec::Bot { .. } | BotTriggerSpec::Unlisted(_) => Ok(()),
        }
    }

    fn check_webhook(&mut self, verification: &WebhookVerification) -> Result<(), AgentApiError> {
        match verification {
            WebhookVerification::HmacSha256 {
                grant_id, header, ..
            } => {
                check_text("verification.header", header)?;
                self.check_grant("verification.grantId", grant_id)
            }
            WebhookVerification::Token | WebhookVerification::Unlisted(_) => Ok(()),
        }
    }

    fn check_source(&mut self, source: &PollSource) -> Result<(), AgentApiError> {
        match source {
            PollSource::Http { url, auth, .. } => {
                let rest = ["https://", "http://"]
                    .into_iter()
                    .find_map(|scheme| url.strip_prefix(scheme));
                if rest.is_none_or(|rest| rest.is_empty() || rest.starts_with('/')) {
                    return Err(invalid("`source.url` must be an address of http or https"));
                }
                match auth {
                    Some(auth) => self.check_grant("source.auth.grantId", &auth.grant_id),
                    None => Ok(()),
                }
            }
            PollSource::Exec {
                environment_id,
                argv,
                ..
            } => {
                if argv.first().is_none_or(|program| program.trim().is_empty()) {
                    return Err(invalid("`source.argv` must name a program"));
                }
                match environment_id {
                    Some(id) if self.universe().environments.get(id).is_none() => {
                        let member = "source.environmentId";
                        Err(unknown_reference(member, "environment", id))
                    }
                    _ => Ok(()),
                }
            }
            PollSource::Unlisted(_) => Ok(()),
        }
    }

    fn check_grant(&mut self, member: &str, id: &AuthGrantId) -> Result<(), AgentApiError> {
        match self.universe().credentials.grants.get(id) {
            Some(_) => Ok(()),
            None => Err(unknown_reference(member, "grant", id)),
        }
    }
}

fn check_expression(member: &str, text: Option<&str>) -> Result<(), AgentApiError> {
    let read = text.map(Expression::read).transpose();
    let read = read.map_err(|problem| invalid(format!("`{member}` {problem}")));
    read.map(drop)
}

fn check_text(member: &str, text: &str) -> Result<(), AgentApiError> {
    if text.trim().is_empty() {
        Err(invalid(format!("`{member}` must not be blank")))
    } else {
        Ok(())
    }
}
