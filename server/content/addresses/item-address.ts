import { type EntityManager, In } from "typeorm";
import { lockUntilCommit } from "../../platform/database/advisory-lock.ts";
import { tableOf } from "../../platform/database/database.ts";
import { Invalid } from "../../platform/errors.ts";
import type { ContentItem } from "../content-item.ts";
import { type ContentKind, titleWithFallback } from "../content-kind.ts";
import { isId } from "../reading/content-queries.ts";
import { Redirect } from "./redirect.entity.ts";
import { moveToPath, releasePath } from "./redirects.ts";
import { toAddress } from "./transliterate.ts";

export type AddressedKind = Pick<
  ContentKind,
  "entity" | "title" | "label" | "pagePath" | "reservedAddresses"
>;

const addressOf = (item: ContentItem): string | null => Reflect.get(item, "address") ?? null;

/**
 * Gives an item that is about to be saved the address that its author entered, or one made of its
 * title when it is published without one. Its former path leads to the new one from now on. Where an
 * imported address is not free, a new item gets it with a number, and an item that exists keeps its own.
 * Throws Invalid (`address`, rules `taken`, `reserved` and `redirected`).
 */
export async function assignAddress(
  manager: EntityManager,
  kind: AddressedKind,
  item: ContentItem,
  { entered, isImported = false }: { entered?: unknown; isImported?: boolean } = {},
): Promise<void> {
  if (!kind.reservedAddresses) return;
  const former = addressOf(item);
  const wanted = typeof entered === "string" && entered !== former ? entered : "";
  if (isImported && former && wanted) {
    const occupied = await readOccupied(manager, kind, { start: wanted });
    if (freeAddress(kind, item, wanted, occupied) !== wanted) return;
  }
  if (wanted && (former || !isImported)) await moveToAddress(manager, kind, item, wanted);
  else if (!former) await giveAddress(manager, kind, item, wanted || wordsForAddress(kind, item));
}

/** An item leaves the trash: with another address if another item has taken its own. */
export async function reclaimAddress(
  manager: EntityManager,
  kind: AddressedKind,
  item: ContentItem,
): Promise<void> {
  const address = addressOf(item);
  if (!kind.reservedAddresses || !address) return assignAddress(manager, kind, item);
  await lockAddresses(manager);
  const { addresses } = await readOccupied(manager, kind, { start: address });
  if (addresses.has(address)) await giveAddress(manager, kind, item, address);
  else await releasePath(manager, kind.pagePath(item));
}

/** Former addresses of erased items are forgotten: they may be names of people. */
export async function eraseRedirectsTo(
  manager: EntityManager,
  kind: AddressedKind,
  items: readonly ContentItem[],
): Promise<void> {
  if (!kind.reservedAddresses) return;
  const { addresses } = await readOccupied(manager, kind, { start: "" });
  const paths = items
    .filter((item) => !addresses.has(addressOf(item) ?? ""))
    .map((item) => kind.pagePath(item));
  await manager.delete(Redirect, { toPath: In(paths), isAutomatic: true });
}

async function moveToAddress(
  manager: EntityManager,
  kind: AddressedKind,
  item: ContentItem,
  address: string,
): Promise<void> {
  const refuse = (rule: string) => Invalid([{ path: "address", rule }]);
  if (isReserved(kind, address)) throw refuse("reserved");
  await lockAddresses(manager);
  const { addresses } = await readOccupied(manager, kind, { start: address });
  if (addresses.has(address)) throw refuse("taken");
  const formerPath = addressOf(item) && kind.pagePath(item);
  setAddress(item, address);
  const path = kind.pagePath(item);
  if (path !== formerPath) await moveToPath(manager, formerPath, path);
}

/** Words without letters and digits give none. */
async function giveAddress(
  manager: EntityManager,
  kind: AddressedKind,
  item: ContentItem,
  words: string,
): Promise<void> {
  const start = toAddress(words);
  if (!start) return;
  await lockAddresses(manager);
  setAddress(item, freeAddress(kind, item, start, await readOccupied(manager, kind, { start })));
}

/** The first of `base`, `base-2`, `base-3` … at which there is nothing, and no redirect. */
export function freeAddress(
  kind: AddressedKind,
  item: ContentItem,
  base: string,
  { addresses, redirects }: Occupied,
): string {
  for (let number = 1; ; number++) {
    const address = number === 1 ? base : `${base}-${number}`;
    const path = kind.pagePath({ ...item, address } as ContentItem); // with the item's own columns
    const isTaken = addresses.has(address) || redirects.has(path) || isReserved(kind, address);
    if (!isTaken) return address;
  }
}

const setAddress = (item: ContentItem, address: string) => Reflect.set(item, "address", address);

/** So that two items that are saved at once do not get the same address. */
export const lockAddresses = (manager: EntityManager): Promise<void> =>
  lockUntilCommit(manager, "addresses");

/** What new addresses avoid. */
interface Occupied {
  /** Of the kind's items outside the trash. */
  addresses: ReadonlySet<string>;
  /** Paths that lead elsewhere. */
  redirects: ReadonlySet<string>;
}

/** What is occupied by addresses with this start. */
export async function readOccupied(
  manager: EntityManager,
  { entity }: AddressedKind,
  { start }: { start: string },
): Promise<Occupied> {
  const items: { address: string }[] = await manager.query(
    `select address from ${tableOf(manager.connection, entity)}
     where starts_with(address, $1) and deleted_at is null`,
    [start],
  );
  const redirects: { path: string }[] = await manager.query(
    "select from_path as path from redirect where strpos(from_path, $1) > 0",
    [`/${start}`],
  );
  return {
    addresses: new Set(items.map(({ address }) => address)),
    redirects: new Set(redirects.map(({ path }) => path)),
  };
}

/** Whether other pages have its path, which ignores capitals, or it would be taken for an id. */
const isReserved = ({ reservedAddresses = [] }: AddressedKind, address: string): boolean =>
  isId(address) || reservedAddresses.some((each) => each.toLowerCase() === address);

/** The title or label; blank while nothing is published, so that no draft becomes known. */
export function wordsForAddress(kind: AddressedKind, item: ContentItem): string {
  const translations = item.translations.filter(({ publishedAt }) => publishedAt);
  if (translations.length === 0) return "";
  return kind.label?.of(item) ?? titleWithFallback(kind, { translations });
}
