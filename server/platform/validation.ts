import { getMetadataStorage, type ValidationError, validate } from "class-validator";
import { LRUCache } from "lru-cache";
import { type FieldError, Invalid } from "./errors.ts";
import { tidyInput } from "./tidy-text.ts";

/**
 * Tidies the texts of an input, then validates it, or each input of an array, by its
 * class-validator decorators. Throws Invalid with a path for every refused field; in an array the path begins with the index.
 */
export async function validateInput(input: object): Promise<void> {
  tidyInput(input);
  const valid = validValues.get(input.constructor);
  const values = valid ? JSON.stringify(Object.entries(input)) : "";
  if (valid?.has(values)) return;
  const errors = Array.isArray(input)
    ? (await Promise.all(input.map((one, place) => validationErrorsOf(one, String(place))))).flat()
    : await validationErrorsOf(input, "");
  if (errors.length > 0) throw Invalid(errors);
  if (values.length <= maxValuesLength) valid?.set(values, true);
}

/** Maximum number of remembered values of a class, and the length of each in characters. */
const maxValid = 200;
const maxValuesLength = 300;

/** Values that were valid, by class. */
const validValues = new WeakMap<object, LRUCache<string, true>>();

/**
 * Validates equal arguments of these classes only once: lists and items are read with the same few,
 * and class-validator takes a tenth of the time of such a request. Their values remain in memory, so
 * that nothing personal or secret may be among them, and must be plain.
 */
export function rememberValid(...classes: (new () => object)[]): void {
  for (const one of classes) validValues.set(one, new LRUCache({ max: maxValid }));
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
    const limit = boundOf(error, rule);
    return { path, rule, ...(limit === undefined ? {} : { limit }) };
  });
  return [...own, ...(error.children ?? []).flatMap((child) => toFieldErrors(child, path))];
}

/** The bound of a violated rule, as its decorator declares it; undefined for a rule without one. */
function boundOf({ target, property }: ValidationError, rule: string): number | undefined {
  if (!target) return undefined;
  const bound: unknown = getMetadataStorage()
    .getTargetValidationMetadatas(target.constructor, "", false, false)
    .find(({ propertyName, name }) => propertyName === property && name === rule)?.constraints?.[0];
  return typeof bound === "number" ? bound : undefined;
}
