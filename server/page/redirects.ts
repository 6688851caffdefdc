import { type EntityManager, IsNull } from "typeorm";
import { Redirect } from "../content/addresses/redirect.entity.ts";
import { type RedirectPaths, redirectFrom, storeRedirect } from "../content/addresses/redirects.ts";
import type { Context } from "../content/context.ts";
import { isSitePath } from "../content/link-address.ts";
import { recordContentChange } from "../history/record-change.ts";
import { Invalid } from "../platform/errors.ts";
import { requireEditor } from "../platform/viewer.ts";
import { Page } from "./page.entity.ts";

/**
 * For editors. `previous` is the path that the redirect had before. Throws Invalid for a path that
 * shows a page (`fromPath`, rule `showsPage`), for a loop (`toPath`, rule `circular`), and for a path that
 * a browser would read as another one (rule `matches`).
 */
export async function saveRedirect(
  context: Context,
  { previous, ...paths }: RedirectPaths & { previous: string | null },
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

const labelOf = ({ fromPath, toPath }: RedirectPaths) => `${fromPath} → ${toPath}`;

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
function decoded(paths: RedirectPaths, field: keyof RedirectPaths): string {
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
