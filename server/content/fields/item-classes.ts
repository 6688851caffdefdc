import { Field, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  getMetadataArgsStorage,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  Unique,
} from "typeorm";
import { fieldsOf } from "../../platform/record/record-field.ts";
import { type ItemClass, Translation } from "../content-item.ts";
import type { PlacementKind } from "../placement.ts";

/** The translations of an item, whose class has the decorator TranslationOf. */
export const Translations =
  (translation: () => new () => Translation): PropertyDecorator =>
  (prototype, property) => {
    Field(() => [translation()], {
      description: "The translations in both languages, as far as they are visible to you.",
    })(prototype, property);
    OneToMany(translation, "item", { cascade: true })(prototype, property);
  };

/** Makes a class the translations of `item`, in a table of the same name with `_translation`. */
export const TranslationOf =
  (item: ItemClass, description: string) =>
  (translation: new () => Translation): void => {
    const table = `${tableNameOf(item)}_translation`;
    const { prototype } = translation;
    Column("uuid")(prototype, "itemId");
    ManyToOne(() => item, "translations", {
      onDelete: "CASCADE",
      orphanedRowAction: "delete",
      nullable: false,
    })(prototype, "item");
    JoinColumn()(prototype, "item");
    ObjectType({ implements: Translation, description })(translation);
    Entity(table)(translation);
    Check(`${table}_language`, "language in ('ua', 'eng')")(translation);
    Unique(`${table}_once`, ["itemId", "language"])(translation);
    // Indexes of expressions, which migrations create.
    Index(`${table}_search`, { synchronize: false })(translation);
    const isTitled = fieldsOf(translation).some(({ searched }) => searched === "title");
    if (isTitled) Index(`${table}_title_search`, { synchronize: false })(translation);
  };

/** Makes a class the placements of the images of `item`, in a table of the same name with `_image`. */
export const PlacementOf =
  (item: ItemClass) =>
  (placement: PlacementKind): void => {
    ManyToOne(() => item, { onDelete: "CASCADE", nullable: false })(placement.prototype, "item");
    JoinColumn()(placement.prototype, "item");
    Entity(`${tableNameOf(item)}_image`)(placement);
  };

function tableNameOf(item: ItemClass): string {
  const name = getMetadataArgsStorage().tables.find(({ target }) => target === item)?.name;
  if (!name) throw new Error(`${item.name} is no entity`);
  return name;
}
