import type { EntityManager } from "typeorm";
import { Invalid } from "../../platform/errors.ts";
import { Redirect } from "./redirect.entity.ts";

export type RedirectPaths = Pick<Redirect, "fromPath" | "toPath">;

/**
 * The path to which `path` leads; null if there is no redirect. Capitals make no difference unless two
 * redirects differ in them alone, nor does the form in which letters such as й are encoded.
 */
export async function redirectFrom(manager: EntityManager, path: string): Promise<string | null> {
  const exact = path.normalize();
  const found = await manager
    .createQueryBuilder(Redirect, "redirect")
    .where("lower(normalize(redirect.fromPath)) = lower(:exact)", { exact })
    .orderBy("redirect.fromPath = :exact", "DESC")
    .getOne();
  // A path in other capitals may lead to this one, at which there is nothing any more.
  return found && found.toPath !== path ? found.toPath : null;
}

/** Leads from one path and from all that led there to another: no redirect leads to another one. */
export async function storeRedirect(
  manager: EntityManager,
  { fromPath, toPath }: RedirectPaths,
  isAutomatic = false,
) {
  await manager.update(Redirect, { toPath: fromPath }, { toPath });
  await manager.upsert(Redirect, { fromPath, toPath, isAutomatic }, ["fromPath"]);
}

/**
 * Gives a page its path; the former one, null for a new page, leads there from now on. Throws Invalid
 * (`address`, rule `redirected`) for a path that leads to something else.
 */
export async function moveToPath(
  manager: EntityManager,
  former: string | null,
  path: string,
): Promise<void> {
  const existing = await manager.findOneBy(Redirect, { fromPath: path });
  if (existing && existing.toPath !== former) {
    throw Invalid([{ path: "address", rule: "redirected" }]);
  }
  if (former === null) return;
  await releasePath(manager, path);
  await storeRedirect(manager, { fromPath: former, toPath: path }, true);
}

/** A page is at the path again: nothing leads away from it. */
export async function releasePath(manager: EntityManager, path: string): Promise<void> {
  await manager.delete(Redirect, { fromPath: path });
}
