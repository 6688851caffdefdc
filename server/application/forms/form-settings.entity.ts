import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from "typeorm";
import { type ApplicationForm, ApplicationFormEnum } from "../application.entity.ts";
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

  @Field(() => FormStateEnum, { description: "Whether the form is open, paused or removed." })
  @Column("text", { default: "open" })
  state: FormState;

  @Field(() => Int, {
    nullable: true,
    description:
      "Number of further applications accepted, decremented by each; null for unlimited.",
  })
  @Column("int", { nullable: true })
  placesLeft: number | null;

  @Field(() => String, {
    description:
      "E-mail addresses for notices of new applications, separated by commas; blank for no notices by e-mail.",
  })
  @Column("text", { default: "" })
  staffEmail: string;

  @Field(() => String, {
    description: "E-mail addresses that also receive notices of urgent applications.",
  })
  @Column("text", { default: "" })
  urgentEmail: string;

  @Field(() => String, {
    description:
      "Telegram chats for notices of new applications: ids or `@names`, separated by commas.",
  })
  @Column("text", { default: "" })
  telegramChats: string;

  @Field(() => String, {
    description: "Telegram chats that also receive notices of urgent applications.",
  })
  @Column("text", { default: "" })
  urgentTelegramChats: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "Working days within which a reply is promised to applicants; null without such a promise.",
  })
  @Column("int", { nullable: true })
  replyDays: number | null;

  @Field(() => Int, {
    description:
      "Hours after which an application that is still new is overdue. For requests to remove a " +
      "picture, the hours that visitors are promised, counted until the request is closed.",
  })
  @Column("int", { default: 72 })
  overdueHours: number;

  @Field(() => Int, { description: "The same for urgent applications." })
  @Column("int", { default: 24 })
  urgentOverdueHours: number;

  @Field(() => Int, {
    description: "Retention period: months after closing until personal data is erased.",
  })
  @Column("int")
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
