import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from "typeorm";
import { FormattedField } from "../../platform/record/text-fields.ts";
import { EnumField, IntegerField } from "../../platform/record/value-fields.ts";
import { Typed } from "../../platform/tidy-text.ts";
import { type ApplicationForm, ApplicationFormEnum } from "../application.entity.ts";
import { ChatList, EmailList, normaliseList } from "./address-lists.ts";
import type { FormChoiceInput } from "./choices/form-choice.ts";

export const FormStateEnum = { OPEN: "open", PAUSED: "paused", REMOVED: "removed" } as const;
export type FormState = (typeof FormStateEnum)[keyof typeof FormStateEnum];

registerEnumType(FormStateEnum, {
  name: "FormState",
  description: "State of a form.",
  valuesConfig: {
    OPEN: { description: "It can be submitted unless no places are left." },
    PAUSED: { description: "It cannot be submitted for now." },
    REMOVED: {
      description:
        "Visitors find it nowhere on the site, and it cannot be submitted; its applications stay in the inbox.",
    },
  },
});

const emailList = [Typed("email", EmailList())];

/** Settings of one form. One row per form, created by the migration. */
@ObjectType({ description: "Settings of a form." })
@Entity("application_form")
@Check("application_form_places", "places_left >= 0")
@Check(
  "application_form_overdue",
  "overdue_hours between 1 and 720 and urgent_overdue_hours between 1 and 720",
)
@Check("application_form_reply", "reply_days between 1 and 60")
@Check("application_form_months", "retention_months between 1 and 120")
export class FormSettings {
  @Field(() => ApplicationFormEnum, { description: "The form." })
  @PrimaryColumn("text")
  form: ApplicationForm;

  @Field(() => Int, {
    description:
      "Incremented by every save and every place taken; pass it when saving to detect conflicts.",
  })
  @Column("int", { default: 1 })
  version: number;

  @EnumField(
    FormStateEnum,
    {
      initial: "open",
      isRequired: true,
      input: "Whether the form is open, paused or removed. PICTURE_REMOVAL cannot be removed.",
    },
    "Whether the form is open, paused or removed.",
  )
  state: FormState;

  @IntegerField(
    {
      optional: true,
      min: 0,
      max: 100_000,
      input: "Number of further applications accepted, 0 to 100,000; omit it for unlimited.",
    },
    "Number of further applications accepted, decremented by each; null for unlimited.",
  )
  placesLeft: number | null;

  @FormattedField(
    {
      rules: emailList,
      stored: normaliseList,
      input:
        "E-mail addresses for notices of new applications, at most 10, separated by commas; blank " +
        "for no notices by e-mail.",
    },
    "E-mail addresses for notices of new applications, separated by commas; blank for no notices by e-mail.",
  )
  staffEmail: string;

  @FormattedField(
    { rules: emailList, stored: normaliseList },
    "E-mail addresses that also receive notices of urgent applications.",
  )
  urgentEmail: string;

  @FormattedField(
    {
      rules: [ChatList()],
      stored: normaliseList,
      input:
        "Telegram chats for notices of new applications, at most 10: ids such as `-1001234567890`, " +
        "or `@names`, separated by commas.",
    },
    "Telegram chats for notices of new applications: ids or `@names`, separated by commas.",
  )
  telegramChats: string;

  @FormattedField(
    { rules: [ChatList()], stored: normaliseList },
    "Telegram chats that also receive notices of urgent applications.",
  )
  urgentTelegramChats: string;

  @IntegerField(
    {
      optional: true,
      min: 1,
      max: 60,
      input:
        "Working days within which a reply is promised to applicants, 1 to 60; omit it for no promise.",
    },
    "Working days within which a reply is promised to applicants; null without such a promise.",
  )
  replyDays: number | null;

  @IntegerField(
    {
      min: 1,
      max: 720,
      initial: 72,
      input: "Hours after which an application that is still new is overdue, 1 to 720.",
    },
    "Hours after which an application that is still new is overdue. For requests to remove a " +
      "picture, the hours that visitors are promised, counted until the request is closed.",
  )
  overdueHours: number;

  @IntegerField({ min: 1, max: 720, initial: 24 }, "The same for urgent applications.")
  urgentOverdueHours: number;

  @IntegerField(
    {
      min: 1,
      max: 120,
      input: "Retention period: months after closing until personal data is erased, 1 to 120.",
    },
    "Retention period: months after closing until personal data is erased.",
  )
  retentionMonths: number;

  /** Choices that are hidden or have labels of their own. */
  @Column("jsonb", { default: [] })
  choices: FormChoiceInput[];

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  savedAt: Date | null;
}

@ObjectType({ description: "An emergency phone line." })
@Entity("emergency_line")
@Check("emergency_line_phone", "phone <> ''")
export class EmergencyLine {
  @Field(() => ID, { description: "Id of the line." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("int", { default: 0 })
  position: number;

  @Field(() => String, { description: "Phone number as people dial it." })
  @Column("text")
  phone: string;

  @Field(() => String, { description: "Ukrainian name." })
  @Column("text", { default: "" })
  nameUa: string;

  @Field(() => String, { description: "English name." })
  @Column("text", { default: "" })
  nameEng: string;

  @Field(() => String, { description: "When it answers, in Ukrainian; blank if unknown." })
  @Column("text", { default: "" })
  hoursUa: string;

  @Field(() => String, { description: "When it answers, in English; blank if unknown." })
  @Column("text", { default: "" })
  hoursEng: string;

  /** Null until an admin has rung it; who that was is for users alone. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  confirmedAt: Date | null;

  @Column("text", { default: "" })
  confirmedBy: string;

  @Field(() => GraphQLISODateTime, { description: "Time of the last save." })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;
}
