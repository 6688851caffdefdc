import type { EntityManager } from "typeorm";
import { recordSecurityEvent, type SecurityContext } from "../history/record-security-event.ts";
import type { EmailContext } from "../mail/email.context.ts";
import { recordSensitiveAction } from "../mail/sensitive-actions.ts";
import {
  fieldChanges,
  lineOf,
  type SensitiveFields,
  sensitiveFieldsOf,
} from "./sensitive-fields.ts";
import type { Settings } from "./settings.entity.ts";

/** What of the settings is announced when it changes. */
export interface AnnouncedSettings {
  fields: SensitiveFields;
  picturesNeedConsent: boolean;
}

export const announcedSettings = (settings: Settings): AnnouncedSettings => ({
  fields: sensitiveFieldsOf(settings),
  picturesNeedConsent: settings.picturesNeedConsent,
});

/**
 * Records what differs in the security log and mails it to all admins. Throws ConfirmationRequired
 * if anything does; switching the rule of consents on is recorded only, because it publishes nothing.
 */
export async function announceSettings(
  manager: EntityManager,
  context: EmailContext,
  before: AnnouncedSettings,
  after: AnnouncedSettings,
): Promise<void> {
  const changes = fieldChanges(before.fields, after.fields);
  for (const kind of ["requisitesChanged", "contactsChanged"] as const) {
    const events = changes.filter((change) => change.kind === kind);
    if (events.length === 0) continue;
    await recordSensitiveAction(manager, context, kind, { events, lines: events.map(lineOf) });
  }
  if (after.picturesNeedConsent === before.picturesNeedConsent) return;
  if (after.picturesNeedConsent) {
    return recordSecurityEvent(manager, context, { kind: "consentRuleSwitchedOn" });
  }
  await recordSensitiveAction(manager, context, "consentRuleSwitchedOff", {
    lines: [
      {
        ua: "Світлини з дітьми тепер бачать усі, навіть якщо згоди немає або вона закінчилася",
        eng: "Everybody now sees pictures of children, even without a consent or after its end",
      },
    ],
  });
}

/** Records what differs in the security log alone. */
export async function recordFieldChanges(
  manager: EntityManager,
  context: SecurityContext,
  before: AnnouncedSettings,
  after: AnnouncedSettings,
): Promise<void> {
  for (const change of fieldChanges(before.fields, after.fields)) {
    await recordSecurityEvent(manager, context, change);
  }
}
