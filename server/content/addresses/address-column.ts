import { Field } from "type-graphql";
import { Check, Column, Index } from "typeorm";

/**
 * Makes a property of the entity in `table` the readable address of its items: unique among those
 * outside the trash, null until an item is published for the first time.
 */
export const AddressColumn =
  (table: string): PropertyDecorator =>
  (prototype, property) => {
    Field(() => String, {
      nullable: true,
      description:
        "Last segment of the path of its page, made of the title when it is first published. Null before: the path then ends with the id.",
    })(prototype, property);
    Column("text", { nullable: true })(prototype, property);
    Check(`${table}_address`, "address ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")(prototype, String(property));
    Index(`${table}_address_once`, { unique: true, where: "deleted_at is null" })(
      prototype,
      property,
    );
  };
