import type { EntityManager } from "typeorm";
import type { Language } from "../../language/language.ts";
import { fromTo } from "../../mail/admin-notice.ts";
import type { EmailContext } from "../../mail/email.context.ts";
import { recordSensitiveAction } from "../../mail/sensitive-actions.ts";
import type { FormSettings } from "./form-settings.entity.ts";
import { formTitles } from "./form-titles.ts";

const recipients = {
  staffEmail: { ua: "Пошта", eng: "Email" },
  urgentEmail: { ua: "Пошта для термінових заявок", eng: "Email for urgent applications" },
  telegramChats: { ua: "Telegram", eng: "Telegram" },
  urgentTelegramChats: {
    ua: "Telegram для термінових заявок",
    eng: "Telegram for urgent applications",
  },
} as const;

export type AnnouncedFormSettings = Pick<
  FormSettings,
  "form" | "retentionMonths" | keyof typeof recipients
>;

/**
 * Announces that notices go elsewhere, which may leave a family unheard, and that applications are
 * erased sooner, which cannot be undone. Throws ConfirmationRequired for either.
 */
export async function announceFormSettings(
  manager: EntityManager,
  context: EmailContext,
  before: AnnouncedFormSettings,
  after: AnnouncedFormSettings,
): Promise<void> {
  const { form } = after;
  const names = Object.keys(recipients) as (keyof typeof recipients)[]; // keys of a constant record
  const changed = names.filter((name) => before[name] !== after[name]);
  const inForm = (language: Language, label: string, values: { before: string; after: string }) =>
    `${formTitles[language][form]}. ${fromTo(label, values, language)}`;
  if (changed.length > 0) {
    await recordSensitiveAction(manager, context, "noticeRecipientsChanged", {
      events: [{ field: form }],
      lines: changed.map((name) => {
        const values = { before: before[name], after: after[name] };
        const { ua, eng } = recipients[name];
        return { ua: inForm("ua", ua, values), eng: inForm("eng", eng, values) };
      }),
    });
  }
  if (after.retentionMonths < before.retentionMonths) {
    const months = { before: `${before.retentionMonths}`, after: `${after.retentionMonths}` };
    const lines = [{ ua: inForm("ua", "Місяців", months), eng: inForm("eng", "Months", months) }];
    await recordSensitiveAction(manager, context, "retentionShortened", {
      events: [{ field: form, ...months }],
      lines,
    });
  }
}
