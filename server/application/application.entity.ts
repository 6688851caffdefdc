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

export const ApplicationFormEnum = {
  GENERAL: "general",
  HUMANITARIAN: "humanitarian",
  PSYCHOLOGICAL: "psychological",
  VOLUNTEER: "volunteer",
  PSYCHOLOGIST: "psychologist",
  PARTNER: "partner",
} as const;
export type ApplicationForm = (typeof ApplicationFormEnum)[keyof typeof ApplicationFormEnum];

registerEnumType(ApplicationFormEnum, {
  name: "ApplicationForm",
  description: "The forms that visitors can send.",
  valuesConfig: {
    GENERAL: { description: "The short form for whatever help." },
    HUMANITARIAN: { description: "Asks for humanitarian help." },
    PSYCHOLOGICAL: { description: "Asks for psychological help." },
    VOLUNTEER: { description: "Offers time." },
    PSYCHOLOGIST: { description: "Offers to work as a psychologist." },
    PARTNER: { description: "Offers an organisation's help." },
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
  description: "What has become of an application.",
  valuesConfig: {
    NEW: { description: "Nobody has begun yet." },
    IN_PROGRESS: { description: "Somebody sees to it." },
    WAITING: { description: "Waits for an answer." },
    DONE: { description: "Closed: helped." },
    DECLINED: { description: "Closed: not accepted." },
    SPAM: { description: "Looks like spam; kept apart, and can be rescued." },
  },
});

@ObjectType({ description: "A form that somebody sent." })
@Entity("application")
@Check("application_state", "state in ('new', 'inProgress', 'waiting', 'done', 'declined', 'spam')")
@Check(
  "application_form",
  "form in ('general', 'humanitarian', 'psychological', 'volunteer', 'psychologist', 'partner')",
)
@Check("application_language", "language in ('ua', 'eng')")
@Index("application_order", ["createdAt", "id"])
@Index("application_words", { synchronize: false })
export class Application {
  @Field(() => ID, { description: "Names the application." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => Int, { description: "The reference number that the applicant was told." })
  @Generated("increment")
  @Column("int", { unique: true })
  number: number;

  @Field(() => ApplicationFormEnum, { description: "Which form it is." })
  @Column("text")
  form: ApplicationForm;

  @Field(() => LanguageEnum, { description: "The language in which it was filled in." })
  @Column("text")
  language: Language;

  @Field(() => ApplicationStateEnum, { description: "What has become of it." })
  @Column("text", { default: "new" })
  state: ApplicationState;

  @Field(() => Int, { description: "Grows with every change; send it back when changing." })
  @Column("int", { default: 1 })
  version: number;

  /** Whose it is to see to; null: nobody's yet. */
  @Column("uuid", { nullable: true })
  assigneeId: string | null;

  @Field(() => GraphQLISODateTime, {
    description: "When it arrived; once anonymised, the first day of that month.",
  })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it was done, declined or found to be spam; its term runs from here.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  closedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When its term ended and everything personal was erased.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  anonymisedAt: Date | null;

  /** Every answer as JSON, sealed; null once anonymised. */
  @Column("bytea", { nullable: true })
  encrypted: Buffer | null;

  @Field(() => String, { description: "Oblast, for filters and statistics; blank when not asked." })
  @Column("text", { default: "" })
  region: string;

  /** What stays for statistics: need types, household size; nothing that names anybody. */
  @Column("jsonb", { default: {} })
  statistics: object;

  /** The sender's key for this sending: the same key never makes a second application. */
  @Column("text", { unique: true })
  idempotencyKey: string;

  /** Mark of the phone number (or e-mail), for duplicates and for a person's data. */
  @Column("text", { array: true, default: [] })
  contactBlindIndexes: string[];

  /** Marks of the words of the name, for finding. */
  @Column("text", { array: true, default: [] })
  wordBlindIndexes: string[];

  /** Mark of the network address; gone after 30 days. */
  @Column("text", { nullable: true })
  networkBlindIndex: string | null;

  @Field(() => String, { description: "Why it was taken for spam; blank when it was not." })
  @Column("text", { default: "" })
  spamReason: string;

  @Field(() => String, { description: "The version of the consent text that was agreed to." })
  @Column("text")
  consentVersion: string;

  @Field(() => String, { description: "The consent text, word for word." })
  @Column("text")
  consentText: string;

  @Field(() => String, { description: "Names the form's fields and rules as they were then." })
  @Column("text", { default: "" })
  formVersion: string;
}

@ObjectType({ description: "What somebody wrote down about an application." })
@Entity("application_note")
@Index("application_note_order", ["applicationId", "at"])
export class ApplicationNote {
  @Field(() => ID, { description: "Names the note." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  applicationId: string;

  @ManyToOne(() => Application, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "application_id" })
  application: Relation<Application>;

  @Field(() => GraphQLISODateTime, { description: "When it was written." })
  @Column({ type: "timestamptz", precision: 3 })
  at: Date;

  @Column("uuid", { nullable: true })
  authorId: string | null;

  @Field(() => String, { description: "Who wrote it, as they were called then." })
  @Column("text", { default: "" })
  authorName: string;

  /** The note's text, sealed: notes tell of people too. */
  @Column("bytea")
  encrypted: Buffer;
}
