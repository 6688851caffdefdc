import { type GraphQLSchema, getNamedType } from "graphql";
import type { DataSource, EntityManager } from "typeorm";
import type { ContentKind } from "../../content/content-kind.ts";
import type { Context } from "../../content/context.ts";
import { Loaders } from "../../content/image-loaders.ts";
import { loadItems } from "../../content/load-items.ts";
import { isId } from "../../content/reading/content-queries.ts";
import { inputOf } from "../../content/record-item.ts";
import { tableOf } from "../../platform/database/database.ts";
import { runAndRollback } from "../../platform/database/run-and-rollback.ts";
import { NotFound } from "../../platform/errors.ts";
import { executeInProcess, validateInputShape } from "./execute-in-process.ts";

/** What a save returns of the item. */
export interface AppliedItem {
  id: string;
  version: number;
  translations: { language: "UA" | "ENG"; publishedAt: string | null }[];
}

/** An item of a kind; a null id creates one, a null version skips the check for conflicts. */
export interface InputTarget {
  kind: ContentKind;
  id: string | null;
  version?: number | null;
}

/**
 * Saves `input` as an editor would, through the schema's own mutation. Throws Invalid with the same
 * fields, NotFound or Conflict. Call it in a transaction that is rolled back.
 */
export async function applyInput(
  schema: GraphQLSchema,
  context: Context,
  { kind, id, version = null }: InputTarget,
  input: object,
): Promise<AppliedItem> {
  const saveMutation = kind.operations.save;
  const inputType = inputTypeOf(schema, saveMutation);
  validateInputShape(schema, inputType, input);
  const { saved } = await executeInProcess<{ saved: AppliedItem }>(
    schema,
    context,
    `mutation ($id: ID, $version: Int, $input: ${inputType}!) {
      saved: ${saveMutation}(id: $id, version: $version, input: $input) {
        id version translations { language publishedAt }
      }
    }`,
    { id, version: version ?? (id ? await currentVersion(context.db, kind, id) : null), input },
  );
  return saved;
}

/**
 * The complete input as a save would store it. Saves it in a transaction that is rolled back, and
 * throws what the save throws. Throws UNAVAILABLE after `tryTimeoutMs`.
 */
export function tryInput(
  schema: GraphQLSchema,
  context: Context,
  target: InputTarget,
  input: object,
): Promise<object> {
  return inTrial(context, async (trial) => {
    const { kind } = target;
    const { id } = await applyInput(schema, trial, target, input);
    const [item] = await loadItems(trial.db, kind.entity, (bind) => `item.id = ${bind(id)}`);
    if (!item) throw NotFound();
    return inputOf(trial.db, kind, item);
  });
}

/** Maximum duration in milliseconds, during which the item is locked. */
const tryTimeoutMs = 5000;

/** Runs `work` with a context whose writes are rolled back and invalidate no cache. */
export function inTrial<Result>(
  context: Context,
  work: (trial: Context) => Promise<Result>,
): Promise<Result> {
  const db: DataSource = context.db.connection;
  return runAndRollback(db, tryTimeoutMs, (manager) =>
    work({
      ...context,
      db: manager,
      loaders: new Loaders(manager, context.now),
      contentWritten: () => undefined,
    }),
  );
}

/** Name of the input type of a save mutation. */
function inputTypeOf(schema: GraphQLSchema, saveMutation: string): string {
  const { args = [] } = schema.getMutationType()?.getFields()[saveMutation] ?? {};
  const input = args.find(({ name }) => name === "input");
  if (!input) throw new Error(`The mutation ${saveMutation} has no input`);
  return getNamedType(input.type).name;
}

/** The current version: what is rolled back overwrites nothing, so it cannot conflict. */
async function currentVersion(db: EntityManager, kind: ContentKind, id: string): Promise<number> {
  if (!isId(id)) throw NotFound();
  const [row]: { version: number }[] = await db.query(
    `select version from ${tableOf(db.connection, kind.entity)} where id = $1`,
    [id],
  );
  if (!row) throw NotFound();
  return row.version;
}
