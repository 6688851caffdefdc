import type { Condition } from "./conditions.ts";

/**
 * What a field of a form asks for, as the browser is told it too: `npm run codegen` writes these
 * into the client, so that both sides refuse the same.
 */
export interface FieldRules {
  required?: true;
  /** Has to be ticked. */
  ticked?: true;
  /** Asked only when one of these holds. */
  onlyIf?: readonly Condition[];
  /** May always be given, and has to be when one of these holds. */
  requiredIf?: readonly Condition[];
  minLength?: number;
  maxLength?: number;
  /** Bounds of a whole number. */
  min?: number;
  max?: number;
  /** The words to choose from, in the order to show them. */
  oneOf?: readonly string[];
  arrayMinSize?: number;
  /** What the text is; the name under which it is refused. */
  format?: "name" | "phone" | "email" | "https" | "edrpou";
  /** Of the format: a regular expression, to be read with the flag `u`. */
  pattern?: string;
  /** What to replace before the pattern is asked: expressions and what to put instead. */
  replacing?: readonly (readonly [string, string])[];
  /** The field whose number these numbers have to add up to. */
  sum?: string;
}

export type FormRules = Record<string, FieldRules>;

const registry = new Map<object, FormRules>();

/** Adds to what is known of a field; `prototype` as a decorator is given it. */
export function registerRules(prototype: object, field: string, rules: FieldRules): void {
  const registered = registry.get(prototype) ?? {};
  registered[field] = { ...registered[field], ...rules };
  registry.set(prototype, registered);
}

/** The rules of every field of an input, those it inherits first. */
export function rulesOf(prototype: object | null): FormRules {
  if (!prototype) return {};
  return { ...rulesOf(Object.getPrototypeOf(prototype)), ...registry.get(prototype) };
}
