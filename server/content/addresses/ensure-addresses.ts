import type { DataSource, EntityManager } from "typeorm";
import { tableOf } from "../../platform/database/database.ts";
import { contentKinds } from "../content-kinds.ts";
import { loadItems } from "../load-items.ts";
import {
  type AddressedKind,
  freeAddress,
  lockAddresses,
  readOccupied,
  wordsForAddress,
} from "./item-address.ts";
import { toAddress } from "./transliterate.ts";

const batchSize = 1000;

/**
 * Gives each published item without an address one, the oldest first: those of earlier versions, and
 * those of the content with which a site begins. Versions and times of changes stay. Called at each start.
 */
export async function ensureAddresses(db: DataSource): Promise<void> {
  for (const kind of contentKinds().filter(({ reservedAddresses }) => reservedAddresses)) {
    const rows: { id: string }[] = await db.query(
      `select id from ${tableOf(db, kind.entity)}
       where address is null and public_from is not null and deleted_at is null
       order by created_at, id`,
    );
    const ids = rows.map(({ id }) => id);
    for (let done = 0; done < ids.length; done += batchSize) {
      const batch = ids.slice(done, done + batchSize);
      await db.transaction((manager) => addressItems(manager, kind, batch));
    }
  }
}

async function addressItems(
  manager: EntityManager,
  kind: AddressedKind,
  ids: readonly string[],
): Promise<void> {
  await lockAddresses(manager);
  const { addresses, redirects } = await readOccupied(manager, kind, { start: "" });
  const items = await loadItems(manager, kind.entity, (bind) => `item.id = any(${bind(ids)})`);
  const given = new Map<string, string>();
  const occupied = { addresses: new Set(addresses), redirects };
  for (const item of items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))) {
    const base = toAddress(wordsForAddress(kind, item));
    if (!base) continue;
    const address = freeAddress(kind, item, base, occupied);
    occupied.addresses.add(address);
    given.set(item.id, address);
  }
  await manager.query(
    `update ${tableOf(manager.connection, kind.entity)} item set address = given.address
     from unnest($1::uuid[], $2::text[]) as given(id, address)
     where item.id = given.id and item.address is null`,
    [[...given.keys()], [...given.values()]],
  );
}
