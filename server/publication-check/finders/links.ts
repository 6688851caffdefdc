import { In, IsNull, Not } from "typeorm";
import { ExpectedError } from "../../platform/errors.ts";
import { type CheckedField, isAddress } from "../checked-fields.ts";
import { linksIn } from "../html-parts.ts";
import { ExternalLink } from "../links/external-link.entity.ts";
import type { CheckFacts, PointFinder } from "../publication-point.ts";

/** Own paths asked for in one check: each renders a page. */
const maxOwnPaths = 50;

/**
 * Links that lead to nothing. The site's own paths are asked for at once; addresses of other hosts
 * are as the daily check found them.
 */
export const deadLinks: PointFinder = {
  kind: "deadLink",
  async find(facts) {
    const linked = facts.fields.flatMap((field) =>
      addressesIn(field).map((address) => ({ field, address })),
    );
    const dead = new Set([
      ...(await deadOwnPaths(
        facts,
        linked.map(({ address }) => address),
      )),
      ...(await deadElsewhere(
        facts,
        linked.map(({ address }) => address),
      )),
    ]);
    const found = Map.groupBy(
      linked.filter(({ address }) => dead.has(address)),
      ({ field }) => field,
    );
    return [...found].map(([field, links]) => ({
      field,
      excerpt: links[0]?.address ?? "",
      count: links.length,
    }));
  },
};

const addressesIn = (field: CheckedField): string[] => {
  if (field.html !== null) return linksIn(field.html);
  // A page's own address is no link: it has no slash in front.
  return isAddress(field) && /^(\/|https?:)/.test(field.value) ? [field.value] : [];
};

async function deadOwnPaths(
  { publicUrl, showsPage }: CheckFacts,
  addresses: readonly string[],
): Promise<string[]> {
  const own = [...new Set(addresses)].filter((address) => ownPathOf(address, publicUrl) !== null);
  const dead: string[] = [];
  for (const address of own.slice(0, maxOwnPaths)) {
    const path = ownPathOf(address, publicUrl);
    if (path && !(await showsPage(path).catch(unknownWhenBusy))) dead.push(address);
  }
  return dead;
}

/** A path that cannot be asked for now is no point. */
function unknownWhenBusy(error: unknown): true {
  if (error instanceof ExpectedError) return true;
  throw error;
}

/** The path of an address of this site, decoded; null for another host or a malformed address. */
function ownPathOf(address: string, publicUrl: string): string | null {
  const url = URL.parse(address, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin) return null;
  try {
    return decodeURI(url.pathname) + url.search;
  } catch {
    return null;
  }
}

async function deadElsewhere({ db }: CheckFacts, addresses: readonly string[]): Promise<string[]> {
  const condition = { address: In([...new Set(addresses)]), deadSince: Not(IsNull()) };
  return (await db.findBy(ExternalLink, condition)).map(({ address }) => address);
}
