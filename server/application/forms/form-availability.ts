import { Field, Int, ObjectType } from "type-graphql";
import { type EntityManager, Not } from "typeorm";
import { type ApplicationForm, ApplicationFormEnum } from "../application.entity.ts";
import { promisedForm } from "../priority.ts";
import { FormSettings, type FormState, FormStateEnum } from "./form-settings.entity.ts";

@ObjectType({ description: "Availability of a form, to be shown before anybody fills it in." })
export class FormAvailability {
  @Field(() => ApplicationFormEnum, { description: "The form." })
  form: ApplicationForm;

  @Field(() => FormStateEnum, {
    description: "Whether the form is open or paused; removed ones are not listed.",
  })
  state: FormState;

  @Field(() => Int, {
    nullable: true,
    description: "Number of further applications accepted; null for unlimited.",
  })
  placesLeft: number | null;

  @Field(() => Boolean, { description: "Whether it can be submitted: neither paused nor full." })
  isOpen: boolean;

  @Field(() => Int, {
    description: "Retention period: months after closing until personal data is erased.",
  })
  retentionMonths: number;

  @Field(() => Int, {
    nullable: true,
    description: "Promised hours until a request is met; null for forms without such a promise.",
  })
  promisedHours: number | null;
}

export const isOpen = ({ state, placesLeft }: Pick<FormSettings, "state" | "placesLeft">) =>
  state === "open" && placesLeft !== 0;

/** The term of the form, in hours, if the foundation promises to meet its requests within it. */
export const promisedHoursOf = ({
  form,
  overdueHours,
}: Pick<FormSettings, "form" | "overdueHours">): number | null =>
  form === promisedForm ? overdueHours : null;

/** Lists all forms that are not removed, in the order of the enum. */
export async function listFormAvailability(manager: EntityManager): Promise<FormAvailability[]> {
  const rows = await manager.findBy(FormSettings, { state: Not("removed") });
  return Object.values(ApplicationFormEnum).flatMap((name) =>
    rows
      .filter(({ form }) => form === name)
      .map((row) => {
        const { form, state, placesLeft, retentionMonths } = row;
        const promisedHours = promisedHoursOf(row);
        return { form, state, placesLeft, retentionMonths, promisedHours, isOpen: isOpen(row) };
      }),
  );
}
