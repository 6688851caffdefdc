import { type ValidationError, validate } from "class-validator";
import { LRUCache } from "lru-cache";
import { type FieldError, Invalid } from "./errors.ts";
import { makeTextsStorable } from "./storable-text.ts";

/**
 * Makes the texts of an input storable, then validates it, or each input of an array, by its
 * class-validator decorators. Throws Invalid with a path for every refused field; in an array the path begins with the index.
 */
export async function validateInput(input: object): Promise<void> {
  makeTextsStorable(input);
  const values = flatValuesOf(input);
  const valid = validValuesOf(input);
  if (values !== null && valid.has(values)) return;
  const errors = Array.isArray(input)
    ? (await Promise.all(input.map((one, place) => validationErrorsOf(one, String(place))))).flat()
    : await validationErrorsOf(input, "");
  if (errors.length > 0) throw Invalid(errors);
  if (values !== null) valid.set(values, true);
}

/** Maximum number of remembered values of a class, and the length of each. */
const maxValid = 200;
const maxValuesLength = 300;

/**
 * Values that were valid, by class. Lists and items are read with the same few arguments, and
 * class-validator takes a tenth of the time of such a request.
 */
const validValues = new WeakMap<object, LRUCache<string, true>>();

function validValuesOf(input: object): LRUCache<string, true> {
  const valid = validValues.get(input.constructor) ?? new LRUCache({ max: maxValid });
  validValues.set(input.constructor, valid);
  return valid;
}

/** The values as JSON; null for long ones, and for objects within objects. */
function flatValuesOf(input: object): string | null {
  const values = Object.entries(input);
  const isFlat = values.every(([, value]) => typeof value !== "object" || value === null);
  if (!isFlat || Array.isArray(input)) return null;
  const json = JSON.stringify(values);
  return json.length <= maxValuesLength ? json : null;
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
