import { ApiToken, ApiTokenUse } from "./account/api-token/api-token.entity.ts";
import { EmailChange } from "./account/email-change/email-change.entity.ts";
import { RateLimit } from "./account/rate-limit.entity.ts";
import {
  RecoveryCode,
  SecondStep,
  SecondStepRequirement,
} from "./account/second-step/second-step.entity.ts";
import { KnownDevice } from "./account/session/known-device.entity.ts";
import { Session } from "./account/session/session.entity.ts";
import { User } from "./account/user.entity.ts";
import { Application, ApplicationNote } from "./application/application.entity.ts";
import { ApplicationEvent } from "./application/application-event.entity.ts";
import { EmergencyLine, FormSettings } from "./application/forms/form-settings.entity.ts";
import { Erasure } from "./application/privacy/erasure.entity.ts";
import { Consent, ConsentImage, ConsentPaper } from "./consent/consent.entity.ts";
import { DraftLink } from "./content/drafts/draft-link.entity.ts";
import { ItemDraft } from "./content/drafts/item-draft.entity.ts";
import { ScheduledPublication } from "./content/events/scheduled-publication.entity.ts";
import { DemoItem } from "./demo-clearing/demo-item.entity.ts";
import { UnreferencedFile } from "./files/unreferenced-file.entity.ts";
import { Change } from "./history/change.entity.ts";
import { SecurityEvent } from "./history/security-event.entity.ts";
import { SealedOriginal } from "./image/blur/sealed-original.entity.ts";
import { DeletedImage } from "./image/deleted-image.entity.ts";
import { Image } from "./image/image.entity.ts";
import { WithheldFile } from "./image/withheld-file.entity.ts";
import { kindEntities } from "./kinds.ts";
import { Email } from "./mail/email.entity.ts";
import { OpenEditor } from "./overview/presence/open-editor.entity.ts";
import { DailyJobRun } from "./platform/daily-job.entity.ts";
import { DatabaseIdentity } from "./platform/database/database-identity.ts";
import { ExternalLink } from "./publication-check/links/external-link.entity.ts";
import { Settings, SettingsTranslation } from "./settings/settings.entity.ts";
import { ContentImportRow } from "./transfer/content-import.entity.ts";
import { Webhook } from "./webhook/webhook.entity.ts";
import { WebhookDelivery } from "./webhook/webhook-delivery.entity.ts";

/** All entity classes. */
export const entities = [
  RateLimit,
  User,
  SecondStep,
  RecoveryCode,
  SecondStepRequirement,
  Session,
  KnownDevice,
  EmailChange,
  ApiToken,
  ApiTokenUse,
  Change,
  SecurityEvent,
  Image,
  DeletedImage,
  SealedOriginal,
  WithheldFile,
  UnreferencedFile,
  Consent,
  ConsentImage,
  ConsentPaper,
  ...kindEntities,
  ItemDraft,
  DraftLink,
  Settings,
  SettingsTranslation,
  Application,
  ApplicationNote,
  ApplicationEvent,
  FormSettings,
  EmergencyLine,
  Erasure,
  Email,
  DailyJobRun,
  DatabaseIdentity,
  DemoItem,
  ExternalLink,
  OpenEditor,
  ContentImportRow,
  ScheduledPublication,
  Webhook,
  WebhookDelivery,
];
