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

export const FormStateEnum = { OPEN: "open", PAUSED: "paused" } as const;
export type FormState = (typeof FormStateEnum)[keyof typeof FormStateEnum];

registerEnumType(FormStateEnum, {
  name: "FormState",
  description: "Whether a form can be sent now.",
  valuesConfig: {
    OPEN: { description: "It can be sent, unless no place is left." },
    PAUSED: { description: "It cannot be sent for the time being." },
  },
});

/** What admins decide about one form. One row per form, made by the migration. */
@ObjectType({ description: "Whether a form is open, and what happens to what it brings." })
@Entity("application_form")
@Check("application_form_places", "places_left >= 0")
@Check("application_form_months", "retention_months between 1 and 120")
export class FormSettings {
  @Field(() => ApplicationFormEnum, { description: "Which form." })
  @PrimaryColumn("text")
  form: ApplicationForm;

  @Field(() => Int, {
    description: "Grows with every save and every place taken; send it back when saving.",
  })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => FormStateEnum, { description: "Whether it can be sent." })
  @Column("text", { default: "open" })
  state: FormState;

  @Field(() => Int, {
    nullable: true,
    description: "How many more can be taken; null: any number. Counts down with each one.",
  })
  @Column("int", { nullable: true })
  placesLeft: number | null;

  @Field(() => String, { description: "Where the notice of a new one goes; blank: nowhere." })
  @Column("text", { default: "" })
  staffEmail: string;

  @Field(() => Int, { description: "Months after closing until everything personal is erased." })
  @Column("int")
  retentionMonths: number;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  savedAt: Date | null;
}

@ObjectType({ description: "A number to call in an emergency." })
@Entity("emergency_line")
@Check("emergency_line_phone", "phone <> ''")
export class EmergencyLine {
  @Field(() => ID, { description: "Names the line." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("int", { default: 0 })
  position: number;

  @Field(() => String, { description: "As people dial it." })
  @Column("text")
  phone: string;

  @Field(() => String, { description: "Whose it is, in Ukrainian." })
  @Column("text", { default: "" })
  nameUa: string;

  @Field(() => String, { description: "Whose it is, in English." })
  @Column("text", { default: "" })
  nameEng: string;

  @Field(() => GraphQLISODateTime, { description: "When it was last saved." })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;
}
