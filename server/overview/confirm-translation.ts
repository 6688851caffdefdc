import { isId } from "../content/content-queries.ts";
import { recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import { NotFound } from "../platform/errors.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { monthOf } from "../report/report.history.ts";
import type { ContentKind } from "./content-kind.ts";
import type { ItemSummary } from "./item-summary.ts";
import { tablesOf } from "./kind-tables.ts";
import { loadSummaries } from "./summaries.ts";

/**
 * Confirms that a translation still matches the other language, which changed after it. Neither
 * texts nor version change. Throws NotFound if there is no such translation or the item is in
 * the trash.
 */
export function confirmTranslation(
  { db, viewer, now }: Pick<RequestContext, "db" | "viewer" | "now">,
  kind: ContentKind,
  itemId: string,
  language: Language,
): Promise<ItemSummary> {
  return db.transaction(async (manager) => {
    if (!isId(itemId)) throw NotFound();
    const { items, translations } = tablesOf(manager, kind);
    // Uses the clock of the database, as the trigger that sets words_changed_at does.
    const [, confirmed]: [unknown, number] = await manager.query(
      `update ${translations} words set words_changed_at = now() from ${items} item
       where item.id = words.item_id and item.deleted_at is null
         and item.id = $1 and words.language = $2`,
      [itemId, language],
    );
    const [item] = await loadSummaries(manager, [{ id: itemId }]);
    if (confirmed === 0 || !item) throw NotFound();
    const { version } = item;
    const label = labelOf(item);
    await recordChange(
      manager,
      { viewer, now },
      { kind, action: "confirmed", itemId, label, language, version },
    );
    return item;
  });
}

/** The same label as in other changes of the item. */
const labelOf = ({ titleUa, titleEng, year, month }: ItemSummary): string =>
  year === null ? titleUa || titleEng : monthOf({ year, month: month ?? 0 });
