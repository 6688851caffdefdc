import { type ValidationError, validate } from "class-validator";
import { type FieldFailure, Invalid } from "./failures.ts";

/** Checks an input by its decorators. Throws Invalid with a path for every refused field. */
export async function validateInput(input: object): Promise<void> {
  const errors = await validate(input, { forbidUnknownValues: false });
  if (errors.length > 0) throw Invalid(errors.flatMap((error) => failuresOf(error, "")));
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
