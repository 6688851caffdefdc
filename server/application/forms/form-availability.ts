import { Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { type ApplicationForm, ApplicationFormEnum } from "../application.entity.ts";
import { FormSettings, type FormState, FormStateEnum } from "./form-settings.entity.ts";

@ObjectType({ description: "Whether a form can be sent now, to be told before anybody types." })
export class FormAvailability {
  @Field(() => ApplicationFormEnum, { description: "Which form." })
  form: ApplicationForm;

  @Field(() => FormStateEnum, { description: "Whether it is open or paused." })
  state: FormState;

  @Field(() => Int, {
    nullable: true,
    description: "How many more can be taken; null: any number.",
  })
  placesLeft: number | null;

  @Field(() => Boolean, { description: "Neither paused nor full." })
  isOpen: boolean;

  @Field(() => Int, { description: "Months after closing until everything personal is erased." })
  retentionMonths: number;
}

export const isOpen = ({ state, placesLeft }: Pick<FormSettings, "state" | "placesLeft">) =>
  state === "open" && placesLeft !== 0;

/** Every form, in the order of their enumeration. */
export async function listFormAvailability(manager: EntityManager): Promise<FormAvailability[]> {
  const rows = await manager.find(FormSettings);
  return Object.values(ApplicationFormEnum).flatMap((name) =>
    rows
      .filter(({ form }) => form === name)
      .map((row) => {
        const { form, state, placesLeft, retentionMonths } = row;
        return { form, state, placesLeft, retentionMonths, isOpen: isOpen(row) };
      }),
  );
}
