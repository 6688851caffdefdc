import { IsOptional, Matches, MaxLength } from "class-validator";
import { Field } from "type-graphql";
import { Check, Column, Index } from "typeorm";
import type { FieldDecorator } from "../../platform/record/declare-column.ts";
import { declareField } from "../../platform/record/record-field.ts";

/** Of paths in which the address is the last segment. */
export const maxAddress = 80;

/**
 * Makes a property of the entity in `table` the readable address of its items: unique among those
 * outside the trash, null until an item is published for the first time.
 */
export const AddressField =
  (table: string): FieldDecorator<string | null> =>
  (prototype, property) => {
    Field(() => String, {
      nullable: true,
      description:
        "Last segment of the path of its page, made of the title when it is first published. Null before: the path then ends with the id.",
    })(prototype, property);
    Column("text", { nullable: true })(prototype, property);
    Check(`${table}_address`, "address ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")(prototype, property);
    Index(`${table}_address_once`, { unique: true, where: "deleted_at is null" })(
      prototype,
      property,
    );
    declareField(prototype, {
      property,
      inputName: property,
      type: "text",
      input: AddressInput,
      // `assignAddress` writes it, after the title.
      assign: () => undefined,
      toInput: (item) => Reflect.get(item, property) ?? undefined,
    });
  };

const AddressInput: PropertyDecorator = (prototype, property) => {
  Field(() => String, {
    nullable: true,
    description:
      "Last segment of the path of its page: lower-case letters, digits and -, at most 80 " +
      "characters. Unique within the kind (rule `taken`), no path of another page (`reserved`), and " +
      "not redirected elsewhere (`redirected`). The former one leads to it. Without one the item " +
      "keeps its address, or gets one of its title when it is published.",
  })(prototype, property);
  for (const rule of [
    IsOptional(),
    MaxLength(maxAddress),
    Matches(/^([a-z0-9]+(-[a-z0-9]+)*)?$/),
  ]) {
    rule(prototype, property);
  }
};
