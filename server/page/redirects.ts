import type { EntityManager } from "typeorm";
import { Invalid } from "../platform/errors.ts";
import { Redirect } from "./redirect.entity.ts";

/**
 * Redirects from one path to another, and from every path that led to the first: no redirect leads
 * to another one. A redirect from the target is deleted, because the target shows a page. Throws
 * Invalid (`toPath`, rule `circular`) if both paths are the same.
 */
export async function redirect(
  manager: EntityManager,
  { fromPath, toPath, isAutomatic }: Pick<Redirect, "fromPath" | "toPath" | "isAutomatic">,
): Promise<void> {
  if (fromPath === toPath) throw Invalid([{ path: "toPath", rule: "circular" }]);
  await manager.delete(Redirect, { fromPath: toPath });
  await manager.update(Redirect, { toPath: fromPath }, { toPath });
  await manager.upsert(Redirect, { fromPath, toPath, isAutomatic }, ["fromPath"]);
}

/** The path to which `path` leads; null if there is no redirect. */
export async function redirectFrom(manager: EntityManager, path: string): Promise<string | null> {
  const found = await manager.findOneBy(Redirect, { fromPath: path });
  return found?.toPath ?? null;
}
