import { type ValidationError, validate } from "class-validator";
import { type FieldFailure, Invalid } from "./failures.ts";

/**
 * Checks an input, or each of several, by its decorators. Throws Invalid with a path for every
 * refused field; of several, it begins with the input's place in the list.
 */
export async function validateInput(input: object): Promise<void> {
  const failures = Array.isArray(input)
    ? (await Promise.all(input.map((one, place) => refusedFields(one, String(place))))).flat()
    : await refusedFields(input, "");
  if (failures.length > 0) throw Invalid(failures);
}

/** What an input's decorators refuse; every path begins with `parent`, unless that is blank. */
export async function refusedFields(input: unknown, parent: string): Promise<FieldFailure[]> {
  if (typeof input !== "object" || input === null) return [];
  const errors = await validate(input, { forbidUnknownValues: false });
  return errors.flatMap((error) => failuresOf(error, parent));
}

function failuresOf(error: ValidationError, parent: string): FieldFailure[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.keys(error.constraints ?? {}).map((rule) => {
    const limit = limitIn(error.constraints?.[rule] ?? "");
    return { path, rule, ...(limit === undefined ? {} : { limit }) };
  });
  return [...own, ...(error.children ?? []).flatMap((child) => failuresOf(child, path))];
}

// class-validator tells a rule's bound only inside its sentence.
const limitIn = (sentence: string): number | undefined => {
  const bound = / (\d+)\b/.exec(sentence)?.[1];
  return bound === undefined ? undefined : Number(bound);
};
