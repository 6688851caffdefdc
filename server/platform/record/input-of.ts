import { InputType } from "type-graphql";
import { fieldsOf } from "./record-field.ts";

type Nullable<Values> = {
  [Name in keyof Values]: null extends Values[Name] ? Name : never;
}[keyof Values];

/** Null may be omitted. */
export type Omissible<Values> = Omit<Values, Nullable<Values>> & {
  [Name in Nullable<Values>]?: Values[Name];
};

/**
 * A class of inputs with the fields of a record, on top of those of `Base`. A subclass gives it
 * its name in the schema, and may add fields.
 */
export function inputClass<Base extends object>(
  record: abstract new () => object,
  Base: abstract new () => Base,
): abstract new () => Base {
  const fields = fieldsOf(record);
  @InputType()
  abstract class RecordInput extends (Base as abstract new () => object) {
    constructor() {
      super();
      for (const { inputName, initial } of fields) {
        if (initial !== undefined) Reflect.set(this, inputName, structuredClone(initial));
      }
    }
  }
  for (const { inputName, input } of fields) input(RecordInput.prototype, inputName);
  return RecordInput as abstract new () => Base; // extends it
}
