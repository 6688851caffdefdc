import type { GraphQLSchema } from "graphql";
import { isId } from "../content/content-queries.ts";
import type { Context } from "../content/context.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { tablesOf } from "../overview/kind-tables.ts";
import { NotFound } from "../platform/failures.ts";
import { readSettings } from "../settings/settings.service.ts";
import { type PreviewedKind, previewedKinds } from "./preview-kinds.ts";
import { askSchema, requireInput } from "./schema-asking.ts";

/** What somebody typed and did not save. */
export interface PreviewWish {
  /** One of ContentKind's names, or SETTINGS. */
  kind: string;
  /** Left out: a new item. */
  id?: string | null;
  language: keyof typeof LanguageEnum;
  input: { city?: unknown };
}

interface Saved {
  id: string;
  version: number;
  translations: { language: keyof typeof LanguageEnum; publishedAt: string | null }[];
}

/**
 * Saves and publishes as an editor would, by the schema's own mutations, and answers where its
 * page is then. To be called in a transaction that does not stay.
 */
export async function saveForPreview(
  schema: GraphQLSchema,
  context: Context,
  wish: PreviewWish,
): Promise<string> {
  const kind = previewedKinds[wish.kind];
  if (!kind) return saveSettings(schema, context, wish.input);
  requireInput(schema, kind.input, wish.input);
  const version = wish.id ? await versionOf(context, kind, wish.id) : null;
  const { saved } = await askSchema<{ saved: Saved }>(
    schema,
    context,
    `mutation ($id: ID, $version: Int, $input: ${kind.input}!) {
      saved: ${kind.save}(id: $id, version: $version, input: $input) {
        id version translations { language publishedAt }
      }
    }`,
    { id: wish.id ?? null, version, input: wish.input },
  );
  await publish(schema, context, kind, saved);
  return kind.path({ id: saved.id, city: String(wish.input.city ?? "") });
}

/** Whatever its page would not show yet; what is out keeps its moment. */
async function publish(
  schema: GraphQLSchema,
  context: Context,
  kind: PreviewedKind,
  { id, translations, ...saved }: Saved,
): Promise<void> {
  let { version } = saved;
  const hidden = translations.filter(
    ({ publishedAt }) => !publishedAt || new Date(publishedAt) > context.now,
  );
  for (const { language } of hidden) {
    const { published } = await askSchema<{ published: { version: number } }>(
      schema,
      context,
      `mutation ($id: ID!, $version: Int!, $language: Language!) {
        published: ${kind.publish}(id: $id, version: $version, language: $language) { version }
      }`,
      { id, version, language },
    );
    version = published.version;
  }
}

/** The version of now: a preview overwrites nobody's work, so it needs no other. */
async function versionOf({ db }: Context, { kind }: PreviewedKind, id: string): Promise<number> {
  if (!isId(id)) throw NotFound();
  const [row]: { version: number }[] = await db.query(
    `select version from ${tablesOf(db, kind).items} where id = $1`,
    [id],
  );
  if (!row) throw NotFound();
  return row.version;
}

async function saveSettings(schema: GraphQLSchema, context: Context, input: object) {
  requireInput(schema, "SettingsInput", input);
  const { version } = await readSettings(context.db);
  await askSchema(
    schema,
    context,
    `mutation ($version: Int!, $input: SettingsInput!) {
      saveSettings(version: $version, input: $input) { version }
    }`,
    { version, input },
  );
  return "/contacts";
}

/** The address of a page in that language. */
export function inLanguageOf(language: PreviewWish["language"], path: string): string {
  const code: Language = LanguageEnum[language];
  const address = new URL(path, "https://site.invalid");
  if (code === "eng") address.searchParams.set("lang", "en");
  return address.pathname + address.search;
}
