import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";
import { type Language, LanguageEnum } from "../language/language.ts";
import { type Urgency, UrgencyEnum } from "./urgency.ts";

export const ApplicationFormEnum = {
  GENERAL: "general",
  HUMANITARIAN: "humanitarian",
  PSYCHOLOGICAL: "psychological",
  VOLUNTEER: "volunteer",
  PSYCHOLOGIST: "psychologist",
  PARTNER: "partner",
  PICTURE_REMOVAL: "pictureRemoval",
} as const;
export type ApplicationForm = (typeof ApplicationFormEnum)[keyof typeof ApplicationFormEnum];

registerEnumType(ApplicationFormEnum, {
  name: "ApplicationForm",
  description: "Form that visitors can submit.",
  valuesConfig: {
    GENERAL: { description: "The short form for any kind of help." },
    HUMANITARIAN: { description: "Request for humanitarian help." },
    PSYCHOLOGICAL: { description: "Request for psychological help." },
    VOLUNTEER: { description: "Application to volunteer." },
    PSYCHOLOGIST: { description: "Application to work as a psychologist." },
    PARTNER: { description: "Offer of help from an organisation." },
    PICTURE_REMOVAL: { description: "Request to remove a picture from the site." },
  },
});

export const ApplicationStateEnum = {
  NEW: "new",
  IN_PROGRESS: "inProgress",
  WAITING: "waiting",
  DONE: "done",
  DECLINED: "declined",
  SPAM: "spam",
} as const;
export type ApplicationState = (typeof ApplicationStateEnum)[keyof typeof ApplicationStateEnum];

registerEnumType(ApplicationStateEnum, {
  name: "ApplicationState",
  description: "State of an application.",
  valuesConfig: {
    NEW: { description: "Not yet processed." },
    IN_PROGRESS: { description: "In progress." },
    WAITING: { description: "Waiting for a reply." },
    DONE: { description: "Closed: completed." },
    DECLINED: { description: "Closed: not accepted." },
    SPAM: {
      description:
        "Suspected or marked as spam; hidden from the inbox by default, and can be marked as not spam.",
    },
  },
});

@ObjectType({ description: "A submitted form." })
@Entity("application")
@Check("application_state", "state in ('new', 'inProgress', 'waiting', 'done', 'declined', 'spam')")
@Check(
  "application_form",
  "form in ('general', 'humanitarian', 'psychological', 'volunteer', 'psychologist', 'partner', 'pictureRemoval')",
)
@Check("application_language", "language in ('ua', 'eng')")
@Check("application_urgency", "urgency in ('DAYS', 'WEEK', 'MONTH')")
@Check("application_remind_on", "remind_on ~ '^\\d{4}-\\d\\d-\\d\\d$'")
@Index("application_order", ["createdAt", "id"])
@Index("application_reminders", ["remindOn"], { where: "remind_on is not null" })
@Index("application_words", { synchronize: false })
@Index("application_priority", { synchronize: false })
export class Application {
  @Field(() => ID, { description: "Id of the application." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => Int, { description: "Reference number, which the applicant receives." })
  @Generated("increment")
  @Column("int", { unique: true })
  number: number;

  @Field(() => ApplicationFormEnum, { description: "The submitted form." })
  @Column("text")
  form: ApplicationForm;

  @Field(() => LanguageEnum, { description: "Language in which the form was filled in." })
  @Column("text")
  language: Language;

  @Field(() => ApplicationStateEnum, { description: "State of the application." })
  @Column("text", { default: "new" })
  state: ApplicationState;

  @Field(() => Int, {
    description: "Incremented by every change; pass it with changes to detect conflicts.",
  })
  @Column("int", { default: 1 })
  version: number;

  /** The user who is responsible; null if it is not assigned. */
  @Column("uuid", { nullable: true })
  assigneeId: string | null;

  @Field(() => GraphQLISODateTime, {
    description: "Time of submission; after anonymisation, the start of that month.",
  })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Time when it was done, declined or found to be spam; the retention period starts here.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  closedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time when its personal data was erased.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  anonymisedAt: Date | null;

  /** All answers as encrypted JSON; null after anonymisation. */
  @Column("bytea", { nullable: true })
  encrypted: Buffer | null;

  @Field(() => String, {
    description:
      "Region of the applicant (a `Region` value), for filters and statistics; blank if the form has no such question.",
  })
  @Column("text", { default: "" })
  region: string;

  @Field(() => UrgencyEnum, {
    nullable: true,
    description:
      "How soon help is needed; null if the form has no such question, or the answer cannot be decrypted.",
  })
  @Column("text", { nullable: true })
  urgency: Urgency | null;

  @Field(() => String, {
    nullable: true,
    description: "Day in Kyiv of a reminder, as `2026-11-26`; null without a reminder.",
  })
  @Column("text", { nullable: true })
  remindOn: string | null;

  /** Time when the notice of that reminder was queued. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  remindedAt: Date | null;

  /**
   * Data for statistics that remains after anonymisation: types of needs, household size; nothing
   * personal.
   */
  @Column("jsonb", { default: {} })
  statistics: object;

  /** Idempotency key of the submission: a repeated key never creates a second application. */
  @Column("text", { unique: true })
  idempotencyKey: string;

  /**
   * Blind indexes of phone numbers and e-mail addresses, for duplicates and data subject
   * requests.
   */
  @Column("text", { array: true, default: [] })
  contactBlindIndexes: string[];

  /** Blind indexes of the words of the name, for the search. */
  @Column("text", { array: true, default: [] })
  wordBlindIndexes: string[];

  /** Blind index of the network address; erased after 30 days. */
  @Column("text", { nullable: true })
  networkBlindIndex: string | null;

  @Field(() => String, {
    description:
      "Why it was suspected to be spam (hiddenField, tooFast or tooMany); blank if it was not.",
  })
  @Column("text", { default: "" })
  spamReason: string;

  @Field(() => String, { description: "Version of the consent text that the applicant agreed to." })
  @Column("text")
  consentVersion: string;

  @Field(() => String, { description: "The exact consent text that the applicant agreed to." })
  @Column("text")
  consentText: string;

  /** The retention period that the consent text names, in months; null if it names none. */
  @Column("int", { nullable: true })
  agreedMonths: number | null;

  @Field(() => String, {
    description: "Version of the form's fields and rules at the time of submission.",
  })
  @Column("text", { default: "" })
  formVersion: string;
}

@ObjectType({ description: "An internal note on an application." })
@Entity("application_note")
@Index("application_note_order", ["applicationId", "at"])
export class ApplicationNote {
  @Field(() => ID, { description: "Id of the note." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  applicationId: string;

  @ManyToOne(() => Application, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "application_id" })
  application: Relation<Application>;

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @Column({ type: "timestamptz", precision: 3 })
  at: Date;

  @Column("uuid", { nullable: true })
  authorId: string | null;

  @Field(() => String, { description: "Name of the author at that time; blank for a former user." })
  @Column("text", { default: "" })
  authorName: string;

  @Field(() => Boolean, {
    description: "Whether the author's account was deleted, so that their name is not known.",
  })
  get isByFormerUser(): boolean {
    return this.authorId !== null && this.authorName === "";
  }

  /** The encrypted text; notes contain personal data as well. */
  @Column("bytea")
  encrypted: Buffer;
}
