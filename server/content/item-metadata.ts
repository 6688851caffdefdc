import type { DataSource, EntityMetadata } from "typeorm";
import type { ItemClass } from "./content-item.ts";

/** Metadata of the translation entity of a kind. */
export const translationMetadataOf = (db: DataSource, kind: ItemClass): EntityMetadata =>
  relationOf(db, kind, "translations").inverseEntityMetadata;

/** Column of the many-to-one relation `name`. */
export const joinColumn = (db: DataSource, kind: ItemClass, name: string) =>
  relationOf(db, kind, name).joinColumns[0]?.databaseName;

function relationOf(db: DataSource, kind: ItemClass, name: string) {
  const { relations } = db.getMetadata(kind);
  const relation = relations.find(({ propertyName }) => propertyName === name);
  if (!relation) throw new Error(`${kind.name} has no ${name}`);
  return relation;
}
