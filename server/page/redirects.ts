import { type EntityManager, IsNull } from "typeorm";
import type { Context } from "../content/context.ts";
import { isSitePath } from "../content/link-address.ts";
import { recordContentChange } from "../history/record-change.ts";
import { Invalid } from "../platform/errors.ts";
import { requireEditor } from "../platform/viewer.ts";
import { Page } from "./page.entity.ts";
import { Redirect } from "./redirect.entity.ts";

type Paths = Pick<Redirect, "fromPath" | "toPath">;

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
async function storeRedirect(
  manager: EntityManager,
  { fromPath, toPath }: Paths,
  isAutomatic = false,
) {
  await manager.update(Redirect, { toPath: fromPath }, { toPath });
  await manager.upsert(Redirect, { fromPath, toPath, isAutomatic }, ["fromPath"]);
}

/**
 * Gives a page its address; the former one, which a new page does not have, leads there from now on.
 * Throws Invalid (`address`, rule `redirected`) for an address that leads to something else.
 */
export async function moveToAddress(
  manager: EntityManager,
  former: string | undefined,
  address: string,
): Promise<void> {
  const fromPath = `/${address}`;
  const existing = await manager.findOneBy(Redirect, { fromPath });
  if (existing && existing.toPath !== `/${former}`) {
    throw Invalid([{ path: "address", rule: "redirected" }]);
  }
  if (former === undefined) return;
  await releaseAddress(manager, address);
  await storeRedirect(manager, { fromPath: `/${former}`, toPath: fromPath }, true);
}

/** A page is at the address again: nothing leads away from it. */
export async function releaseAddress(manager: EntityManager, address: string): Promise<void> {
  await manager.delete(Redirect, { fromPath: `/${address}` });
}

/**
 * For editors. `previous` is the path that the redirect had before. Throws Invalid for a path that
 * shows a page (`fromPath`, rule `showsPage`), for a loop (`toPath`, rule `circular`), and for a path that
 * a browser would read as another one (rule `matches`).
 */
export async function saveRedirect(
  context: Context,
  { previous, ...paths }: Paths & { previous: string | null },
): Promise<void> {
  const { db, ...author } = context;
  requireEditor(author.viewer);
  const fromPath = decoded(paths, "fromPath");
  await requireNoPage(context, fromPath);
  await db.transaction(async (manager) => {
    if (previous && previous !== fromPath) await manager.delete(Redirect, { fromPath: previous });
    const toPath = await lastPath(manager, decoded(paths, "toPath"));
    if (toPath === fromPath) throw Invalid([{ path: "toPath", rule: "circular" }]);
    await storeRedirect(manager, { fromPath, toPath });
    await recordContentChange(manager, author, {
      kind: "Redirect",
      action: previous ? "saved" : "created",
      label: labelOf({ fromPath, toPath }),
      content: { fromPath, toPath },
    });
  });
}

/** For editors. A path without a redirect is no error. */
export async function deleteRedirect({ db, ...author }: Context, fromPath: string): Promise<void> {
  requireEditor(author.viewer);
  await db.transaction(async (manager) => {
    const found = await manager.findOneBy(Redirect, { fromPath });
    if (!found) return;
    await manager.delete(Redirect, { fromPath });
    await recordContentChange(manager, author, {
      kind: "Redirect",
      action: "erased",
      label: labelOf(found),
    });
  });
}

const labelOf = ({ fromPath, toPath }: Paths) => `${fromPath} → ${toPath}`;

const lastPath = async (manager: EntityManager, path: string) =>
  (await redirectFrom(manager, path)) ?? path;

/** Also refuses the address of a draft: once it is published, nobody would be led on. */
async function requireNoPage({ db, showsPage }: Context, path: string): Promise<void> {
  const draft = { address: path.slice(1), deletedAt: IsNull() };
  const isPage = (await db.existsBy(Page, draft)) || (await showsPage(path));
  if (isPage) throw Invalid([{ path: "fromPath", rule: "showsPage" }]);
}

/**
 * As people read it: browsers show the address of a page, and copy it with escaped letters. They read
 * a backslash as a slash and leave out control characters, so that either may lead to another host.
 */
function decoded(paths: Paths, field: keyof Paths): string {
  const path = decodeIfEscaped(paths[field]).normalize();
  if (!isSitePath(path) || /[\\\p{Cc}]/u.test(path))
    throw Invalid([{ path: field, rule: "matches" }]);
  return path;
}

function decodeIfEscaped(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
