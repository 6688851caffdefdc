import type { GraphQLSchema } from "graphql";
import { readAfterWrite } from "../../content/content-commands.ts";
import { ContentKindEnum } from "../../content/content-kinds.ts";
import type { Context } from "../../content/context.ts";
import { kinds } from "../../kinds.ts";
import type { LanguageEnum } from "../../language/language.ts";
import { NotFound } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { readSettings } from "../../settings/settings.service.ts";
import { type AppliedItem, applyInput } from "../graphql/apply-input.ts";
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

/**
 * Saves and publishes as an editor would, through the schema's own mutations, and returns the path
 * of the page. Call it in a transaction that is rolled back.
 */
export async function saveForPreview(
  schema: GraphQLSchema,
  viewerContext: Context,
  request: PreviewRequest,
): Promise<string> {
  const context: Context = { ...viewerContext, isPreview: true };
  const entry = kinds.find(({ kind }) => kind.name === ContentKindEnum[request.kind]);
  if (!entry) return saveSettingsForPreview(schema, context, request.input);
  const { kind } = entry;
  const saved = await applyInput(schema, context, { kind, id: request.id ?? null }, request.input);
  await publishForPreview(schema, context, request.kind, saved);
  const item = await readAfterWrite(context, kind, "ua", saved.id);
  if (!item) throw NotFound();
  return kind.pagePath(item);
}

/** Publishes drafts and scheduled translations; published ones keep their publication time. */
async function publishForPreview(
  schema: GraphQLSchema,
  context: Context,
  kind: string,
  { id, translations, ...saved }: AppliedItem,
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
  if (viewer.kind !== "user" || !viewer.session) return viewer;
  return { ...viewer, session: { ...viewer.session, confirmedAt: now } };
}
