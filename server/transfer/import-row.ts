import type { DataSource } from "typeorm";
import type { ImportState } from "./content-import.entity.ts";

/** An import that was not heard of for a minute was interrupted, because its instance has died. */
export const isRunningSql = `(content_import.run_id is not null
  and content_import.updated_at > now() - interval '1 minute')`;

/** How often an import under way says that its instance is alive, in ms. */
export const heartbeatMs = 15_000;

export interface ContentImport extends ImportState {
  /** ISO 8601; of the last change or sign of life. */
  updatedAt: string;
}

/** Null when no complete archive was uploaded. */
export async function readImport(db: DataSource): Promise<ContentImport | null> {
  const [row]: { state: ImportState; updatedAt: Date; isRunning: boolean }[] = await db.query(
    `select state, updated_at as "updatedAt", ${isRunningSql} as "isRunning"
     from content_import where state is not null`,
  );
  if (!row) return null;
  const { state, updatedAt, isRunning } = row;
  const phase = isRunning ? "running" : state.phase;
  return { ...state, phase, updatedAt: updatedAt.toISOString() };
}

/** Changes the row by an assignment and a condition in SQL; returns whether the condition held. */
export async function updateImport(
  db: DataSource,
  assignmentWhere: string,
  values: unknown[],
): Promise<boolean> {
  const [, count]: [unknown, number] = await db.query(
    `update content_import set updated_at = now(), ${assignmentWhere}`,
    values,
  );
  return count > 0;
}
