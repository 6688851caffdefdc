import type { EntityManager } from "typeorm";
import { contentKinds } from "../../content/content-kinds.ts";
import { translationMetadataOf } from "../../content/item-metadata.ts";
import { tableOf } from "../../platform/database/database.ts";
import { fieldsOf, isAddress } from "../checked-fields.ts";
import { linksIn } from "../html-parts.ts";

/** Longer addresses are not checked. */
const maxLength = 2000;

/** The http addresses on other hosts to which items outside the trash link, with their ids. */
export async function addressesInContent(
  db: EntityManager,
  publicUrl: string,
): Promise<Map<string, Set<string>>> {
  const own = new URL(publicUrl).origin;
  const found = new Map<string, Set<string>>();
  for await (const { id, content } of rowsWithAddresses(db)) {
    for (const { html, value, name } of fieldsOf(content)) {
      const addresses = html !== null ? linksIn(html) : isAddress({ name }) ? [value] : [];
      for (const address of addresses) {
        if (isElsewhere(address, own))
          found.set(address, (found.get(address) ?? new Set()).add(id));
      }
    }
  }
  return found;
}

function isElsewhere(address: string, own: string): boolean {
  if (address.length > maxLength || !/^https?:/i.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && url.origin !== own;
}

/** Items and translations outside the trash that contain addresses, a kind at a time. */
async function* rowsWithAddresses(
  db: EntityManager,
): AsyncGenerator<{ id: string; content: object }> {
  for (const { entity } of contentKinds()) {
    const items = tableOf(db.connection, entity);
    const translations = `"${translationMetadataOf(db.connection, entity).tableName}"`;
    const rows: { id: string; content: object }[] = await db.query(
      `select item.id, to_jsonb(item) as content from ${items} item
       where deleted_at is null and to_jsonb(item)::text ~ 'https?:'
       union all
       select item.id, to_jsonb(translation) from ${translations} translation
       join ${items} item on item.id = translation.item_id
       where deleted_at is null and to_jsonb(translation)::text ~ 'https?:'`,
    );
    yield* rows;
  }
}
