import type { EntityManager } from "typeorm";
import {
  recordSecurityEvent,
  type SecurityEventDetails,
} from "../history/record-security-event.ts";
import type { SecurityEventKind } from "../history/security-event.entity.ts";
import { requireConfirmed } from "../platform/viewer.ts";
import { type AdminNotice, queueAdminNotice } from "./admin-notice.ts";
import type { EmailContext } from "./email.context.ts";

const settings = "/editor/settings";
const applicationSettings = "/admin/applications/settings";
const users = "/editor/users";
const webhooks = "/editor/webhooks";

/**
 * What a stolen session, or somebody at an unlocked computer, could do the greatest harm with: by its
 * event, the heading of the e-mail to all admins, and the screen where it can be looked at.
 */
const sensitiveActions = {
  requisitesChanged: {
    ua: "Змінено банківські реквізити",
    eng: "Bank details changed",
    path: settings,
  },
  contactsChanged: {
    ua: "Змінено контакти фонду",
    eng: "Contacts of the foundation changed",
    path: settings,
  },
  consentRuleSwitchedOff: {
    ua: "Світлини з дітьми більше не потребують згоди",
    eng: "Pictures of children no longer need consent",
    path: settings,
  },
  emergencyLinesChanged: {
    ua: "Змінено номери екстреної допомоги",
    eng: "Emergency numbers changed",
    path: applicationSettings,
  },
  noticeRecipientsChanged: {
    ua: "Змінено отримувачів сповіщень про заявки",
    eng: "Recipients of notices about applications changed",
    path: applicationSettings,
  },
  retentionShortened: {
    ua: "Скорочено строк зберігання заявок",
    eng: "The retention period of applications was shortened",
    path: applicationSettings,
  },
  applicationsExported: {
    ua: "Експортовано контакти із заявок",
    eng: "Contacts of applications were exported",
    path: "/admin/applications",
  },
  personalDataExported: {
    ua: "Експортовано всі дані однієї людини",
    eng: "All data of a person was exported",
    path: applicationSettings,
  },
  personalDataErased: {
    ua: "Стерто всі дані однієї людини",
    eng: "All data of a person was erased",
    path: applicationSettings,
  },
  consentGivenAgain: {
    ua: "Відкликану або відхилену згоду надано знову",
    eng: "A withdrawn or refused consent was given again",
    path: "/editor/consents",
  },
  pictureReleased: {
    ua: "Світлину прибрано з відкликаної або відхиленої згоди",
    eng: "A picture was removed from a withdrawn or refused consent",
    path: "/editor/consents",
  },
  originalUnsealed: {
    ua: "Відновлено оригінал розмитої світлини",
    eng: "The original of a blurred picture was restored",
    path: "/editor/images",
  },
  contentExported: {
    ua: "Експортовано вміст сайту",
    eng: "Content of the site was exported",
    path: "/editor/content",
  },
  contentImported: {
    ua: "Розпочато імпорт вмісту сайту",
    eng: "An import of content was started",
    path: "/editor/content",
  },
  webhookCreated: { ua: "Створено вебхук", eng: "A webhook was created", path: webhooks },
  webhookChanged: { ua: "Змінено вебхук", eng: "A webhook was changed", path: webhooks },
  webhookSecretRotated: {
    ua: "Вебхук отримав новий ключ",
    eng: "A webhook got a new secret",
    path: webhooks,
  },
  webhookDeleted: { ua: "Видалено вебхук", eng: "A webhook was deleted", path: webhooks },
  apiTokenCreated: {
    ua: "Створено токен доступу",
    eng: "An API token was created",
    path: "/editor/tokens",
  },
  userInvited: {
    ua: "Створено одноразове посилання",
    eng: "A one-time link for an account was created",
    path: users,
  },
  rolesChanged: { ua: "Змінено права доступу", eng: "Permissions of a user changed", path: users },
  userDeactivated: {
    ua: "Закрито доступ до облікового запису",
    eng: "An account was deactivated",
    path: users,
  },
  userReactivated: {
    ua: "Повернуто доступ до облікового запису",
    eng: "An account was reactivated",
    path: users,
  },
  userDeleted: { ua: "Видалено обліковий запис", eng: "An account was deleted", path: users },
  emailChangeRequested: {
    ua: "Запит на іншу адресу для входу",
    eng: "A user asked for another sign-in address",
    path: users,
  },
  secondStepRemoved: {
    ua: "Вимкнено двоетапний вхід",
    eng: "Two-step sign-in of an account was switched off",
    path: users,
  },
  secondStepRequired: {
    ua: "Змінено вимогу двоетапного входу",
    eng: "The requirement of two-step sign-in was changed",
    path: users,
  },
} satisfies Partial<Record<SecurityEventKind, AdminNotice["subject"] & { path: string }>>;

export type SensitiveAction = keyof typeof sensitiveActions;

interface Details extends Pick<AdminNotice, "lines" | "also"> {
  /** The screen, where it is not that of all such actions. */
  path?: string;
  /** What the security log says of it; several events for several changes. */
  events?: readonly Omit<SecurityEventDetails, "kind">[];
}

/**
 * Demands a password typed within ten minutes, records the action in the security log and mails it to
 * all admins. Call it in the transaction of the action. Throws ConfirmationRequired.
 */
export async function recordSensitiveAction(
  manager: EntityManager,
  context: EmailContext,
  kind: SensitiveAction,
  { events = [{}], ...details }: Details,
): Promise<void> {
  requireConfirmed(context);
  for (const event of events) await recordSecurityEvent(manager, context, { ...event, kind });
  const { path, ...subject } = sensitiveActions[kind];
  await queueAdminNotice(manager, context, { subject, path, ...details });
}
