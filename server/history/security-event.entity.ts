import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

export const SecurityEventKindEnum = {
  SIGNED_IN: "signedIn",
  SIGN_IN_REFUSED: "signInRefused",
  SECOND_STEP_REFUSED: "secondStepRefused",
  CONFIRMATION_REFUSED: "confirmationRefused",
  SIGNED_OUT_EVERYWHERE: "signedOutEverywhere",
  PASSWORD_CHANGED: "passwordChanged",
  PASSWORD_RESET_REQUESTED: "passwordResetRequested",
  PASSWORD_RESET: "passwordReset",
  EMAIL_CHANGE_REQUESTED: "emailChangeRequested",
  EMAIL_CHANGE_CONFIRMED: "emailChangeConfirmed",
  EMAIL_CHANGE_CANCELLED: "emailChangeCancelled",
  EMAIL_CHANGED: "emailChanged",
  SECOND_STEP_ADDED: "secondStepAdded",
  SECOND_STEP_REMOVED: "secondStepRemoved",
  SECOND_STEP_REQUIRED: "secondStepRequired",
  RECOVERY_CODES_RENEWED: "recoveryCodesRenewed",
  PERMISSION_REFUSED: "permissionRefused",
  TOO_MANY_ATTEMPTS: "tooManyAttempts",
  ADMIN_CREATED: "adminCreated",
  USER_INVITED: "userInvited",
  ROLES_CHANGED: "rolesChanged",
  USER_DEACTIVATED: "userDeactivated",
  USER_REACTIVATED: "userReactivated",
  USER_DELETED: "userDeleted",
  BACKUP_RESTORED: "backupRestored",
  ACCOUNT_RESTORED: "accountRestored",
  REQUISITES_CHANGED: "requisitesChanged",
  CONTACTS_CHANGED: "contactsChanged",
  CONSENT_RULE_SWITCHED_OFF: "consentRuleSwitchedOff",
  CONSENT_RULE_SWITCHED_ON: "consentRuleSwitchedOn",
  EMERGENCY_LINES_CHANGED: "emergencyLinesChanged",
  NOTICE_RECIPIENTS_CHANGED: "noticeRecipientsChanged",
  RETENTION_SHORTENED: "retentionShortened",
  APPLICATION_READ: "applicationRead",
  APPLICATION_PRINTED: "applicationPrinted",
  APPLICATIONS_EXPORTED: "applicationsExported",
  PERSONAL_DATA_EXPORTED: "personalDataExported",
  PERSONAL_DATA_ERASED: "personalDataErased",
  CONSENT_WITHDRAWN: "consentWithdrawn",
  CONSENT_GIVEN_AGAIN: "consentGivenAgain",
  PICTURE_RELEASED: "pictureReleased",
  ORIGINAL_UNSEALED: "originalUnsealed",
  CONSENT_PAPER_READ: "consentPaperRead",
  CONTENT_EXPORTED: "contentExported",
  CONTENT_IMPORTED: "contentImported",
  TRASH_EMPTIED: "trashEmptied",
  API_TOKEN_CREATED: "apiTokenCreated",
  API_TOKEN_REVOKED: "apiTokenRevoked",
  API_TOKEN_REFUSED: "apiTokenRefused",
  WEBHOOK_CREATED: "webhookCreated",
  WEBHOOK_CHANGED: "webhookChanged",
  WEBHOOK_SECRET_ROTATED: "webhookSecretRotated",
  WEBHOOK_DELETED: "webhookDeleted",
} as const;
export type SecurityEventKind = (typeof SecurityEventKindEnum)[keyof typeof SecurityEventKindEnum];

registerEnumType(SecurityEventKindEnum, {
  name: "SecurityEventKind",
  description: "Kind of event in the security log.",
  valuesConfig: {
    SIGNED_IN: { description: "A user signed in." },
    SIGN_IN_REFUSED: { description: "Wrong credentials, or a deactivated account." },
    SECOND_STEP_REFUSED: {
      description: "A sign-in with a correct password or one-time link, but a wrong code.",
    },
    CONFIRMATION_REFUSED: {
      description: "A signed-in user confirmed with a wrong password or code.",
    },
    SIGNED_OUT_EVERYWHERE: { description: "All sessions of a user were ended." },
    PASSWORD_CHANGED: { description: "A signed-in user changed their password." },
    PASSWORD_RESET_REQUESTED: { description: "A link for a new password was sent by e-mail." },
    PASSWORD_RESET: { description: "A password was set with a one-time link." },
    EMAIL_CHANGE_REQUESTED: {
      description:
        "A user asked for another e-mail address. The address is in the e-mail to the administrators.",
    },
    EMAIL_CHANGE_CONFIRMED: {
      description:
        "The request was confirmed with a mailed link; `after` is the address that it was mailed to, `current` or `new`.",
    },
    EMAIL_CHANGE_CANCELLED: {
      description:
        "The request was cancelled: by its user, with a mailed link, or because the address belongs to another account.",
    },
    EMAIL_CHANGED: { description: "The e-mail address of an account changed." },
    SECOND_STEP_ADDED: { description: "A second sign-in step was set up." },
    SECOND_STEP_REMOVED: { description: "A second sign-in step was removed." },
    SECOND_STEP_REQUIRED: {
      description:
        "It was changed which user types must have a second step; `before` and `after` list them, separated by commas.",
    },
    RECOVERY_CODES_RENEWED: { description: "A user replaced their recovery codes." },
    PERMISSION_REFUSED: {
      description:
        "A signed-in user attempted an operation that their roles do not permit; `after` is the GraphQL field, or the method and path. An instance records it once an hour per user, network and operation.",
    },
    TOO_MANY_ATTEMPTS: {
      description:
        "A limit of passwords, codes or links was reached; `after` is the GraphQL field, or the method and path. An instance records it once an hour per user, network and operation.",
    },
    ADMIN_CREATED: { description: "An admin was created on the server's command line." },
    USER_INVITED: { description: "An admin created a one-time link for a user." },
    ROLES_CHANGED: { description: "The permissions of a user were changed." },
    USER_DEACTIVATED: { description: "An account was deactivated." },
    USER_REACTIVATED: { description: "An account was reactivated." },
    USER_DELETED: { description: "An account was deleted." },
    BACKUP_RESTORED: {
      description:
        "A backup was restored on the server's command line; `after` is the time at which it was made.",
    },
    ACCOUNT_RESTORED: {
      description:
        "A restored account differs from its last known state; `after` lists how, separated by commas: `created`, `deleted`, `roles`, `activated`, `deactivated`, `password`, `secondStep`.",
    },
    REQUISITES_CHANGED: { description: "A field of the bank details was changed." },
    CONTACTS_CHANGED: {
      description:
        "A telephone number or an address at which the foundation is reached was changed.",
    },
    CONSENT_RULE_SWITCHED_OFF: {
      description: "The rule was switched off that pictures of children need a consent.",
    },
    CONSENT_RULE_SWITCHED_ON: { description: "That rule was switched on." },
    EMERGENCY_LINES_CHANGED: {
      description: "Emergency numbers were changed; `before` and `after` list them.",
    },
    NOTICE_RECIPIENTS_CHANGED: {
      description:
        "The recipients of notices of new applications were changed; `field` is the form. The addresses are in the e-mail to the administrators.",
    },
    RETENTION_SHORTENED: {
      description:
        "Applications are erased sooner; `field` is the form, `before` and `after` are months.",
    },
    APPLICATION_READ: {
      description: "An application was read; recorded once an hour per user and network.",
    },
    APPLICATION_PRINTED: { description: "An application was printed." },
    APPLICATIONS_EXPORTED: { description: "Contacts of applications were exported as CSV." },
    PERSONAL_DATA_EXPORTED: { description: "All stored data of a person was exported." },
    PERSONAL_DATA_ERASED: { description: "All stored data of a person was erased." },
    CONSENT_WITHDRAWN: { description: "A consent to pictures was withdrawn." },
    CONSENT_GIVEN_AGAIN: {
      description:
        "A withdrawn or refused consent no longer hides its pictures; `number` says how many.",
    },
    PICTURE_RELEASED: {
      description:
        "Pictures were removed from a withdrawn or refused consent; `number` says how many.",
    },
    TRASH_EMPTIED: {
      description:
        "The trash was emptied; `number` says how many items, pictures and documents were erased.",
    },
    ORIGINAL_UNSEALED: { description: "The original of a blurred picture was brought back." },
    CONSENT_PAPER_READ: { description: "The document of a consent was downloaded." },
    CONTENT_EXPORTED: {
      description: "Content was exported; `after` lists the kinds, and is blank for all.",
    },
    CONTENT_IMPORTED: { description: "The import of an export was started." },
    API_TOKEN_CREATED: {
      description:
        "An API token was created; `after` lists its permissions in addition to public reads.",
    },
    API_TOKEN_REVOKED: { description: "An API token was revoked." },
    API_TOKEN_REFUSED: {
      description:
        "A program used an API token that is no longer valid, or attempted something that the token does not permit; `after` is the reason: `expired`, `revoked` or `forbidden`. An instance records it once an hour per token, network and reason.",
    },
    WEBHOOK_CREATED: { description: "A webhook was created; `after` is the host of its URL." },
    WEBHOOK_CHANGED: {
      description: "A webhook was changed; `before` and `after` are the hosts of its URL.",
    },
    WEBHOOK_SECRET_ROTATED: {
      description: "A webhook got a new secret; `after` is the host of its URL.",
    },
    WEBHOOK_DELETED: { description: "A webhook was deleted; `before` is the host of its URL." },
  },
});

/**
 * An entry of the security log. It refers to users, applications and tokens by id only, so that the log
 * holds neither names nor anything that applicants wrote.
 */
@ObjectType({ description: "An entry of the security log. Kept for 24 months." })
@Entity("security_event")
@Index("security_event_order", ["at", "id"])
@Index("security_event_of_kind", ["kind", "at"])
@Index("security_event_of_user", ["userId", "at"])
export class SecurityEvent {
  @Field(() => ID, { description: "Id of the event." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => GraphQLISODateTime, { description: "Time of the event." })
  @Column({ type: "timestamptz", precision: 3 })
  at: Date;

  @Field(() => SecurityEventKindEnum, { description: "Kind of event." })
  @Column("text")
  kind: SecurityEventKind;

  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the user who acted, or whose account was used in a failed sign-in; null for an unknown user.",
  })
  @Column("uuid", { nullable: true })
  userId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the user whose account was changed; null for other events.",
  })
  @Column("uuid", { nullable: true })
  subjectId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the application; null for other events.",
  })
  @Column("uuid", { nullable: true })
  applicationId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the consent to pictures; null for other events.",
  })
  @Column("uuid", { nullable: true })
  consentId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the API token; null for other events.",
  })
  @Column("uuid", { nullable: true })
  tokenId: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Number of the application, or how many applications were exported or erased, or pictures shown again.",
  })
  @Column("int", { nullable: true })
  number: number | null;

  @Field(() => String, {
    description:
      "Path of the changed field, as in `SettingsInput`, or the form; blank for other events.",
  })
  @Column("text", { default: "" })
  field: string;

  @Field(() => String, {
    description: "Value before the change; blank for events without a value.",
  })
  @Column("text", { default: "" })
  before: string;

  @Field(() => String, { description: "Value after the change; blank for events without a value." })
  @Column("text", { default: "" })
  after: string;

  @Field(() => String, {
    description:
      "Network of the request: an IPv4 address or the /64 prefix of an IPv6 address. Blank on the command line.",
  })
  @Column("text", { default: "" })
  network: string;

  @Field(() => String, { description: "Browser and system of the request; blank if unknown." })
  @Column("text", { default: "" })
  device: string;
}
