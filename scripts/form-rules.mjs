import { pathToFileURL } from "node:url";
import { inRoot } from "./steps.mjs";

/** Where the browser reads them. */
export const formRulesFile = inRoot("client/graphql/generated/form-rules.ts");

/** The forms' rules as a module: what the server's inputs say, so that both sides refuse the same. */
export async function formRulesModule() {
  await import("reflect-metadata");
  const file = inRoot("server/application/forms/form-rules.ts");
  const { formRules } = await import(pathToFileURL(file).href);
  const forms = Object.entries(formRules());
  return `/**
 * What every field of every form asks for, by the fields' paths in the form's input; an export per
 * form, so that a page downloads its own. Written by \`npm run codegen\` from the server's inputs.
 */
${forms.map(([form, rules]) => `export const ${nameOf(form)} = {\n${lines(rules)}\n} as const;`).join("\n\n")}

/** The same by the forms' names in the schema. */
export const formRules = {
${forms.map(([form]) => `  ${form}: ${nameOf(form)},`).join("\n")}
} as const;

/** What another answer has to be: one of these words (of several, one is enough), or within bounds. */
export type Condition = {
  readonly field: string;
  readonly is?: readonly string[];
  readonly atLeast?: number;
  readonly below?: number;
};

export type FieldRules = {
  readonly required?: true;
  /** Has to be ticked. */
  readonly ticked?: true;
  /** Asked only when one of these holds. */
  readonly onlyIf?: readonly Condition[];
  /** May always be given, and has to be when one of these holds. */
  readonly requiredIf?: readonly Condition[];
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Bounds of a whole number. */
  readonly min?: number;
  readonly max?: number;
  /** The words to choose from, in the order to show them. */
  readonly oneOf?: readonly string[];
  readonly arrayMinSize?: number;
  /** What the text is; the name under which it is refused. */
  readonly format?: "name" | "phone" | "email" | "https" | "edrpou";
  /** Of the format: a regular expression, to be read with the flag u. */
  readonly pattern?: string;
  /** Replaced everywhere, in order, before the pattern is asked: expressions and what to put instead. */
  readonly replacing?: readonly (readonly [string, string])[];
  /** The field whose number these numbers have to add up to. */
  readonly sum?: string;
};
`;
}

/** HUMANITARIAN → humanitarianRules */
const nameOf = (form) => `${form.toLowerCase()}Rules`;

const lines = (rules) =>
  Object.entries(rules)
    .map(([field, rule]) => `  ${JSON.stringify(field)}: ${JSON.stringify(rule)},`)
    .join("\n");
