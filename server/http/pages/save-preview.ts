import { type GraphQLSchema, getNamedType } from "graphql";
import { readAfterWrite } from "../../content/content-commands.ts";
import type { ContentKind } from "../../content/content-kind.ts";
import { ContentKindEnum } from "../../content/content-kinds.ts";
import type { Context } from "../../content/context.ts";
import { isId } from "../../content/reading/content-queries.ts";
import { kinds } from "../../kinds.ts";
import type { LanguageEnum } from "../../language/language.ts";
import { tableOf } from "../../platform/database/database.ts";
import { NotFound } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { readSettings } from "../../settings/settings.service.ts";
import { executeInProcess, validateInputShape } from "../graphql/execute-in-process.ts";

/** Unsaved input of an editor. */
export interface PreviewRequest {
  /** A name of ContentKind, or SETTINGS. */
  kind: string;
  /** Omitted for a new item. */
  id?: string | null;
  language: keyof typeof LanguageEnum;
  input: object;
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
  const entry = kinds.find(({ kind }) => kind.name === ContentKindEnum[request.kind]);
  if (!entry) return saveSettingsForPreview(schema, context, request.input);
  const { kind, saveMutation } = entry;
  const inputType = inputTypeOf(schema, saveMutation);
  validateInputShape(schema, inputType, request.input);
  const version = request.id ? await currentVersion(context, kind, request.id) : null;
  const { saved } = await executeInProcess<{ saved: SavedItem }>(
    schema,
    context,
    `mutation ($id: ID, $version: Int, $input: ${inputType}!) {
      saved: ${saveMutation}(id: $id, version: $version, input: $input) {
        id version translations { language publishedAt }
      }
    }`,
    { id: request.id ?? null, version, input: request.input },
  );
  await publishForPreview(schema, context, request.kind, saved);
  const item = await readAfterWrite(context, kind, "ua", saved.id);
  if (!item) throw NotFound();
  return kind.pagePath(item);
}

/** Name of the input type of a save mutation. */
function inputTypeOf(schema: GraphQLSchema, saveMutation: string): string {
  const { args = [] } = schema.getMutationType()?.getFields()[saveMutation] ?? {};
  const input = args.find(({ name }) => name === "input");
  if (!input) throw new Error(`The mutation ${saveMutation} has no input`);
  return getNamedType(input.type).name;
}

/** Publishes drafts and scheduled translations; published ones keep their publication time. */
async function publishForPreview(
  schema: GraphQLSchema,
  context: Context,
  kind: string,
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
      `mutation ($kind: ContentKind!, $id: ID!, $version: Int!, $language: Language!) {
        published: publish(kind: $kind, id: $id, version: $version, language: $language) { version }
      }`,
      { kind, id, version, language },
    );
    version = published.version;
  }
}

/** The current version: a preview overwrites nothing, so it cannot conflict. */
async function currentVersion({ db }: Context, kind: ContentKind, id: string): Promise<number> {
  if (!isId(id)) throw NotFound();
  const [row]: { version: number }[] = await db.query(
    `select version from ${tableOf(db.connection, kind.entity)} where id = $1`,
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
    { ...context, viewer: confirmed(context) },
    `mutation ($version: Int!, $input: SettingsInput!) {
      saveSettings(version: $version, input: $input) { version }
    }`,
    { version, input },
  );
  return "/contacts";
}

/** The viewer as if the password had just been typed: what is rolled back needs no confirmation. */
function confirmed({ viewer, now }: Context): Viewer {
  if (viewer.kind === "visitor" || !viewer.session) return viewer;
  return { ...viewer, session: { ...viewer.session, confirmedAt: now } };
}
