import type { EntityManager } from "typeorm";
import { type FieldError, Invalid } from "../../../platform/errors.ts";
import { type ApplicationForm, ApplicationFormEnum } from "../../application.entity.ts";
import { rulesOfForm } from "../form-rules.ts";
import { FormSettings } from "../form-settings.entity.ts";
import type { FormChoice, FormChoiceInput } from "./form-choice.ts";
import { formerPlaces } from "./place.ts";

/**
 * Lists that stay as they are: ways to reach a person, of which one must be safe, the site's languages,
 * and the terms by which applications become overdue.
 */
const fixedFields: readonly string[] = ["contactMethod", "language", "urgency"];

/** Offered only while the site shows together points, so that no list may consist of it alone. */
const pointChoice = "POINT";

type ChoiceList = readonly [field: string, values: readonly string[]];

/** The lists of a form that admins change, with the choices that it can offer. */
function choiceLists(form: ApplicationForm): readonly ChoiceList[] {
  return Object.entries(rulesOfForm(form)).flatMap(([field, { oneOf }]) => {
    if (!oneOf || fixedFields.includes(field)) return [];
    const former: readonly string[] = form === "volunteer" && field === "place" ? formerPlaces : [];
    return [[field, oneOf.filter((value) => !former.includes(value))] as const];
  });
}

/** All choices of the lists of a form that admins change, as they are set. */
export function allChoices({ form, choices }: Pick<FormSettings, "form" | "choices">) {
  return choiceLists(form).flatMap(([field, values]) =>
    values.map((value): FormChoice => {
      const own = choices.find((one) => one.field === field && one.value === value);
      return { field, value, isOffered: true, labelUa: "", labelEng: "", ...own, form };
    }),
  );
}

const isChanged = ({ isOffered, labelUa }: FormChoiceInput): boolean =>
  !isOffered || labelUa !== "";

/** The choices of a form, or of all forms, that are hidden or have labels of their own. */
export async function changedChoices(
  manager: EntityManager,
  form?: ApplicationForm | null,
): Promise<FormChoice[]> {
  const rows = await manager.findBy(FormSettings, form ? { form } : {});
  return Object.values(ApplicationFormEnum).flatMap((name) =>
    rows.filter((row) => row.form === name).flatMap((row) => allChoices(row).filter(isChanged)),
  );
}

/** What is stored of the choices of a form. Throws Invalid. */
export function storedChoices(
  form: ApplicationForm,
  input: readonly FormChoiceInput[],
): FormChoiceInput[] {
  const tidied = input.map(({ field, value, isOffered, labelUa, labelEng }) => {
    return { field, value, isOffered, labelUa: labelUa.trim(), labelEng: labelEng.trim() };
  });
  const errors = choiceErrors(choiceLists(form), tidied);
  if (errors.length > 0) throw Invalid(errors);
  return tidied.filter(isChanged);
}

function choiceErrors(
  lists: readonly ChoiceList[],
  choices: readonly FormChoiceInput[],
): FieldError[] {
  const wrong = choices.flatMap((choice, place): FieldError[] => {
    const { field, value, labelUa, labelEng } = choice;
    const path = `choices.${place}`;
    const isKnown = lists.some(([name, values]) => name === field && values.includes(value));
    if (!isKnown) return [{ path: `${path}.value`, rule: "isIn" }];
    const isFirst =
      choices.findIndex((one) => one.field === field && one.value === value) === place;
    if (!isFirst) return [{ path: `${path}.value`, rule: "unique" }];
    if (!labelUa === !labelEng) return [];
    return [{ path: `${path}.${labelUa ? "labelEng" : "labelUa"}`, rule: "required" }];
  });
  const isHidden = (field: string, value: string) =>
    choices.some((one) => one.field === field && one.value === value && !one.isOffered);
  const empty = lists.filter(([field, values]) =>
    values.every((value) => value === pointChoice || isHidden(field, value)),
  );
  return [
    ...wrong,
    ...empty.map(([field]) => ({ path: "choices", rule: "arrayMinSize", limit: 1, found: field })),
  ];
}

/** The answers of a submission that are hidden now; its fields have been validated. */
export async function hiddenAnswers(
  manager: EntityManager,
  form: ApplicationForm,
  input: object,
): Promise<FieldError[]> {
  const hidden = (await changedChoices(manager, form)).filter(({ isOffered }) => !isOffered);
  const isChosen = ({ field, value }: FormChoice) =>
    [Reflect.get(input, field)].flat().includes(value);
  const fields = new Set(hidden.filter(isChosen).map(({ field }) => field));
  return [...fields].map((field) => ({ path: `input.${field}`, rule: "isIn" }));
}
