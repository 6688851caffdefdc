import { type ValidationError, validate } from "class-validator";
import { type FieldError, Invalid } from "./errors.ts";
import { makeTextsStorable } from "./storable-text.ts";

/**
 * Makes the texts of an input storable, then validates it, or each input of an array, by its
 * class-validator decorators. Throws Invalid with a path for every refused field; in an array the path begins with the index.
 */
export async function validateInput(input: object): Promise<void> {
  makeTextsStorable(input);
  const errors = Array.isArray(input)
    ? (await Promise.all(input.map((one, place) => validationErrorsOf(one, String(place))))).flat()
    : await validationErrorsOf(input, "");
  if (errors.length > 0) throw Invalid(errors);
}

/** Validation errors of an input; every path begins with `parent`, unless that is blank. */
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

// class-validator exposes a rule's bound only in its message.
const limitFromMessage = (sentence: string): number | undefined => {
  const bound = / (\d+)\b/.exec(sentence)?.[1];
  return bound === undefined ? undefined : Number(bound);
};
