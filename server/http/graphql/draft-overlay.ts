import type { HTTPGraphQLResponse } from "@apollo/server";
import type { FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { EntityManager } from "typeorm";
import { kindNamed } from "../../content/content-kinds.ts";
import type { Context } from "../../content/context.ts";
import { tableOf } from "../../platform/database/database.ts";
import { ExpectedError } from "../../platform/errors.ts";
import { applyInput, inTrial } from "./apply-input.ts";
import { bodyText } from "./response-text.ts";

/** Whether Admin Mode asks for a public page with the drafts of editors. */
export const hasDraftsHeader = ({ headers }: FastifyRequest): boolean =>
  headers["x-show-drafts"] !== undefined;

interface StoredDraft {
  kind: string;
  itemId: string;
  input: object;
}

/**
 * The drafts of the items that an answer names: ids are unique in the whole database. One statement,
 * and none for an answer without ids.
 */
export async function draftsIn(db: EntityManager, answer: string): Promise<StoredDraft[]> {
  const ids = new Set(answer.match(idPattern));
  if (ids.size === 0) return [];
  return db.query(
    `select kind, item_id as "itemId", input from item_draft
     where item_id = any($1) order by item_id limit ${maxDrafts}`,
    [[...ids]],
  );
}

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Number of drafts that are shown on one page: each takes as long as a save. */
const maxDrafts = 20;

/**
 * Calls `answer` with a transaction in which the items are as their drafts are, and with the ids of
 * those items; then it is rolled back. A draft that can no longer be saved, as after its address was
 * taken, is left out.
 */
export function withDrafts<Answer>(
  schema: GraphQLSchema,
  context: Context,
  drafts: readonly StoredDraft[],
  answer: (manager: EntityManager, itemIds: string[]) => Promise<Answer>,
): Promise<Answer> {
  return inTrial(context, async (trial) => {
    const shown: string[] = [];
    for (const draft of drafts) if (await isApplied(schema, trial, draft)) shown.push(draft.itemId);
    return answer(trial.db, shown);
  });
}

async function isApplied(
  schema: GraphQLSchema,
  trial: Context,
  { kind: name, itemId: id, input }: StoredDraft,
): Promise<boolean> {
  const kind = kindNamed(name);
  try {
    const { version } = await applyInput(schema, trial, { kind, id }, input);
    // Browsers store the version of an item, and send it with the next change of what is on the site.
    const table = tableOf(trial.db.connection, kind.entity);
    await trial.db.query(`update ${table} set version = $2 where id = $1`, [id, version - 1]);
    return true;
  } catch (error) {
    if (error instanceof ExpectedError) return false;
    throw error;
  }
}

/** Whether the answer still names all items: a draft may move a page away from its address. */
export const namesAll = (response: HTTPGraphQLResponse, itemIds: readonly string[]): boolean =>
  itemIds.every((id) => bodyText(response).includes(id));

/** The response with the ids of the items that it shows as their drafts are. */
export function withShownDrafts(
  response: HTTPGraphQLResponse,
  itemIds: readonly string[],
): HTTPGraphQLResponse {
  const { extensions, ...answer } = JSON.parse(bodyText(response));
  const string = JSON.stringify({ ...answer, extensions: { ...extensions, drafts: itemIds } });
  return { ...response, body: { kind: "complete", string } };
}
