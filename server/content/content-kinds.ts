import { registerEnumType } from "type-graphql";
import { ChangeKindEnum, changeKindDescriptions } from "../history/change.entity.ts";
import { registerRichText } from "../image/images-in-content.ts";
import type { Language } from "../language/language.ts";
import type { ContentKind } from "./content-kind.ts";
import { cleanRichText } from "./rich-text.ts";

/**
 * The GraphQL enum of all kinds: the keys are what clients send (BLOG_POST), the values the names
 * that the history stores (BlogPost).
 */
export const ContentKindEnum: Record<string, string> = {};
const descriptions: Record<string, { description: string }> = {};

registerEnumType(ContentKindEnum, {
  name: "ContentKind",
  description: "Kind of content.",
  valuesConfig: descriptions,
});

let registered: readonly ContentKind[] = [];

/**
 * Hands over the definitions of all kinds, which the rooms below them cannot import. Called once
 * by server/kinds.ts, before the schema is built.
 */
export function registerKinds(kinds: readonly ContentKind[]): void {
  registered = kinds;
  registerRichText(kinds, cleanRichText);
  for (const { name, description } of kinds) {
    const key = name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
    ContentKindEnum[key] = name;
    ChangeKindEnum[key] = name;
    descriptions[key] = { description };
    changeKindDescriptions[key] = { description };
  }
}

export const contentKinds = (): readonly ContentKind[] => registered;

/** "блог, галереї": kinds as people call them; a name that is no kind's stays as it is. */
export const namesOfKinds = (names: readonly string[], language: Language): string =>
  names
    .map((name) => registered.find((kind) => kind.name === name)?.namesInMail[language] ?? name)
    .join(", ");

/** The kind with this name. Throws for an unknown name, which GraphQL never lets through. */
export function kindNamed(name: string): ContentKind {
  const kind = registered.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no kind of content named ${name}`);
  return kind;
}
