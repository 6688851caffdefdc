import type { GraphQLSchema } from "graphql";
import { isId } from "../../content/content-queries.ts";
import type { Context } from "../../content/context.ts";
import type { LanguageEnum } from "../../language/language.ts";
import { tablesOf } from "../../overview/kind-tables.ts";
import { NotFound } from "../../platform/errors.ts";
import { readSettings } from "../../settings/settings.service.ts";
import { executeInProcess, validateInputShape } from "../graphql/execute-in-process.ts";
import { type PreviewKind, previewKinds } from "./preview-kinds.ts";

/** Unsaved input of an editor. */
export interface PreviewRequest {
  /** A name of ContentKind, or SETTINGS. */
  kind: string;
  /** Omitted for a new item. */
  id?: string | null;
  language: keyof typeof LanguageEnum;
  input: { city?: unknown };
}

interface SavedItem {
  id: string;
  version: number;
  translations: { language: keyof typeof LanguageEnum; publishedAt: string | null }[];
}

/**
 * Saves and publishes as an editor would, through the schema's own mutations, and returns the path
 * of the page. Call it in a transaction that is rolled back.
 */
export async function saveForPreview(
  schema: GraphQLSchema,
  context: Context,
  request: PreviewRequest,
): Promise<string> {
  const kind = previewKinds[request.kind];
  if (!kind) return saveSettingsForPreview(schema, context, request.input);
  validateInputShape(schema, kind.inputType, request.input);
  const version = request.id ? await currentVersion(context, kind, request.id) : null;
  const { saved } = await executeInProcess<{ saved: SavedItem }>(
    schema,
    context,
    `mutation ($id: ID, $version: Int, $input: ${kind.inputType}!) {
      saved: ${kind.saveMutation}(id: $id, version: $version, input: $input) {
        id version translations { language publishedAt }
      }
    }`,
    { id: request.id ?? null, version, input: request.input },
  );
  await publishForPreview(schema, context, kind, saved);
  return kind.path({ id: saved.id, city: String(request.input.city ?? "") });
}

/** Publishes drafts and scheduled translations; published ones keep their publication time. */
async function publishForPreview(
  schema: GraphQLSchema,
  context: Context,
  kind: PreviewKind,
  { id, translations, ...saved }: SavedItem,
): Promise<void> {
  let { version } = saved;
  const unpublished = translations.filter(
    ({ publishedAt }) => !publishedAt || new Date(publishedAt) > context.now,
  );
  for (const { language } of unpublished) {
    const { published } = await executeInProcess<{ published: { version: number } }>(
      schema,
      context,
      `mutation ($id: ID!, $version: Int!, $language: Language!) {
        published: ${kind.publishMutation}(id: $id, version: $version, language: $language) { version }
      }`,
      { id, version, language },
    );
    version = published.version;
  }
}

/** The current version: a preview overwrites nothing, so it cannot conflict. */
async function currentVersion({ db }: Context, { kind }: PreviewKind, id: string): Promise<number> {
  if (!isId(id)) throw NotFound();
  const [row]: { version: number }[] = await db.query(
    `select version from ${tablesOf(db, kind).items} where id = $1`,
    [id],
  );
  if (!row) throw NotFound();
  return row.version;
}

async function saveSettingsForPreview(schema: GraphQLSchema, context: Context, input: object) {
  validateInputShape(schema, "SettingsInput", input);
  const { version } = await readSettings(context.db);
  await executeInProcess(
    schema,
    context,
    `mutation ($version: Int!, $input: SettingsInput!) {
      saveSettings(version: $version, input: $input) { version }
    }`,
    { version, input },
  );
  return "/contacts";
}
