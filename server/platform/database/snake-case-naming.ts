import { DefaultNamingStrategy } from "typeorm";

const snakeCase = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();

/** Columns in snake_case, as people type them in SQL; tables are named by their entities. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string, prefixes: string[]): string {
    return snakeCase([...prefixes, customName || propertyName].join("_"));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }
}
