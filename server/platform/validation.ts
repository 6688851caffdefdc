import { type ValidationError, validate } from "class-validator";
import { type FieldError, Invalid } from "./errors.ts";

/**
 * Checks an input, or each of several, by its decorators. Throws Invalid with a path for every
 * refused field; of several, it begins with the input's place in the list.
 */
export async function validateInput(input: object): Promise<void> {
  const errors = Array.isArray(input)
    ? (await Promise.all(input.map((one, place) => validationErrorsOf(one, String(place))))).flat()
    : await validationErrorsOf(input, "");
  if (errors.length > 0) throw Invalid(errors);
}

/** What an input's decorators refuse; every path begins with `parent`, unless that is blank. */
export async function validationErrorsOf(input: unknown, parent: string): Promise<FieldError[]> {
  if (typeof input !== "object" || input === null) return [];
  const errors = await validate(input, { forbidUnknownValues: false });
  return errors.flatMap((error) => toFieldErrors(error, parent));
}

function toFieldErrors(error: ValidationError, parent: string): FieldError[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.keys(error.constraints ?? {}).map((rule) => {
    const limit = limitFromMessage(error.constraints?.[rule] ?? "");
    return { path, rule, ...(limit === undefined ? {} : { limit }) };
  });
  return [...own, ...(error.children ?? []).flatMap((child) => toFieldErrors(child, path))];
}

// class-validator tells a rule's bound only inside its sentence.
const limitFromMessage = (sentence: string): number | undefined => {
  const bound = / (\d+)\b/.exec(sentence)?.[1];
  return bound === undefined ? undefined : Number(bound);
};
