import type { Condition } from "./conditions.ts";

/**
 * Validation rules of a form field. `npm run codegen` writes them into the client, so that
 * browser and server accept the same input.
 */
export interface FieldRules {
  required?: true;
  /** The checkbox must be checked. */
  ticked?: true;
  /** The field is present only if one of these conditions holds. */
  onlyIf?: readonly Condition[];
  /** The field is always present, and required if one of these conditions holds. */
  requiredIf?: readonly Condition[];
  minLength?: number;
  maxLength?: number;
  /** Bounds of an integer, inclusive. */
  min?: number;
  max?: number;
  /** The allowed values, in display order. */
  oneOf?: readonly string[];
  arrayMinSize?: number;
  /** A value of `oneOf` that is refused if the condition holds. */
  refused?: { choice: string; when: Condition };
  /** Format of the text, also the name of the violated rule. */
  format?: "name" | "phone" | "email" | "https" | "edrpou";
  /** Regular expression of the format, to be compiled with the flag `u`. */
  pattern?: string;
  /** The text's normalization form before the replacements; NFC if omitted. */
  normalization?: "NFKC";
  /**
   * Replacements applied before the text is trimmed and the pattern is tested: regular expressions
   * and their substitutes.
   */
  replacing?: readonly (readonly [string, string])[];
  /** The field whose value must equal the sum of these numbers. */
  sum?: string;
}

export type FormRules = Record<string, FieldRules>;

const registry = new Map<object, FormRules>();

/** Adds rules of a field; `prototype` is the first argument of a property decorator. */
export function registerRules(prototype: object, field: string, rules: FieldRules): void {
  const registered = registry.get(prototype) ?? {};
  registered[field] = { ...registered[field], ...rules };
  registry.set(prototype, registered);
}

/** Returns the rules of all fields of an input class, inherited ones first. */
export function rulesOf(prototype: object | null): FormRules {
  if (!prototype) return {};
  return { ...rulesOf(Object.getPrototypeOf(prototype)), ...registry.get(prototype) };
}
