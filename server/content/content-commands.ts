import type { EntityManager } from "typeorm";
import type { ChangeAction } from "../history/change.entity.ts";
import { isContentChange, recordContentChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import { tableOf } from "../platform/database/database.ts";
import { Conflict, Invalid, NotFound } from "../platform/errors.ts";
import { assignFields } from "../platform/record/record-field.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor, requireWriter } from "../platform/viewer.ts";
import { assignAddress } from "./addresses/item-address.ts";
import type { SaveArgs } from "./content-args.ts";
import { type ContentItem, type ItemClass, OrderedItem, type Translation } from "./content-item.ts";
import type { ContentInput, ContentKind } from "./content-kind.ts";
import { removeDraft } from "./drafts/item-drafts.ts";
import { translationMetadataOf } from "./item-metadata.ts";
import {
  loadForUpdate,
  loadOrCreate,
  nextPosition,
  publicationAction,
  publishNow,
  publishTranslation,
  reorderItems,
  targetOf,
  type WriteTarget,
} from "./item-writes.ts";
import { loadItems } from "./load-items.ts";
import { placeImages } from "./placement.ts";
import { ContentQueries, isId } from "./reading/content-queries.ts";
import type { Selection } from "./reading/selection.ts";
import { recordItem, recordItemBaseline } from "./record-item.ts";
import { requireHeadings } from "./require-heading.ts";
import { saveItem, throwTaken } from "./save-item.ts";
import { mergeTranslations } from "./translations.ts";

// Every command is for editors and API tokens that may write the kind, is one transaction, and records one change in the history. Those
// of the trash are in trash.ts.

interface SaveOptions {
  /** Publishes all languages, as REST does. */
  atOnce?: boolean;
  /** The stored draft that the input continues, and which is deleted; null leaves it. */
  draftVersion?: number | null;
}

export type Writer = Pick<
  RequestContext,
  "db" | "viewer" | "now" | "publicUrl" | "contentWritten" | "newItemId" | "isPreview"
>;

/**
 * Saves a complete item; a null target creates one, at the end of an order that editors arrange.
 * Returns the item as it was written, without what triggers changed. Throws Invalid, NotFound,
 * Conflict `stale`, or Conflict `taken` if another item has one of its unique values.
 */
export async function saveContent<
  Item extends ContentItem,
  Row extends Translation,
  Input extends ContentInput,
>(
  { db, newItemId, publicUrl, ...author }: Writer,
  kind: ContentKind<Item, Row, Input>,
  target: WriteTarget | null,
  input: Input,
  { atOnce = false, draftVersion = null }: SaveOptions = {},
): Promise<Item> {
  requireWriter(author.viewer, kind);
  // Drafts are the work of people.
  if (draftVersion) requireEditor(author.viewer);
  return db.transaction(async (manager) => {
    const item = await loadOrCreate(manager, kind.entity, target);
    if (target && draftVersion) await removeDraft(manager, kind, item.id, draftVersion);
    if (target) await recordItemBaseline(manager, author.now, kind, item);
    if (!target && newItemId) item.id = newItemId;
    if (!target && item instanceof OrderedItem) {
      item.position = await nextPosition(manager, kind.entity);
    }
    const write = { manager, now: author.now, publicUrl };
    await assignFields(kind.fields, item, input, write);
    await kind.assign?.(item, input, write);
    item.translations = await mergeTranslations(
      item.translations as Row[] | undefined, // the rows of an item are of its kind
      kind.translation,
      input.translations,
      async (row, texts) => {
        await assignFields(kind.textFields, row, texts, write);
        kind.assignTranslation?.(row, texts, write);
      },
    );
    if (atOnce) publishNow(item, author.now);
    requireHeadings(author, kind, item);
    kind.assignPublication?.(item, author.now);
    const entered: unknown = Reflect.get(input, "address");
    const isImported = newItemId !== undefined;
    await assignAddress(manager, kind, item, { entered, isImported });
    await saveItem(manager, item).catch(throwTaken);
    const pictureIds = kind.pictureIds?.(input) ?? input.imageIds ?? [];
    if (kind.pictures) await placeImages(manager, kind.pictures, item.id, pictureIds);
    await kind.saveRelated?.(manager, item, input, author);
    await recordItem(manager, author, kind, item, target ? "saved" : "created");
    return item;
  });
}

/**
 * Saves as `saveContent` does, and returns what a GraphQL mutation selects of the item with its
 * drafts. Id and version are known; everything else is read, because triggers may have written it.
 */
export async function saveAndRead<
  Item extends ContentItem,
  Row extends Translation,
  Input extends ContentInput,
>(
  context: Writer,
  kind: ContentKind<Item, Row, Input>,
  args: Pick<SaveArgs, "id" | "version" | "draftVersion" | "language">,
  input: Input,
  selection: Selection,
): Promise<Item | null> {
  const { draftVersion = null } = args;
  const saved = await saveContent(context, kind, targetOf(args), input, { draftVersion });
  const isKnown = [...selection.names].every((name) => name === "id" || name === "version");
  return isKnown ? saved : readAfterWrite(context, kind, args.language, saved.id, selection);
}

/** Returns an item with its drafts. */
export const readAfterWrite = <Item extends ContentItem>(
  { db, now }: Writer,
  kind: ContentKind<Item>,
  language: Language,
  id: string,
  selection?: Selection,
): Promise<Item | null> => {
  const scope = { language, now, drafts: true, ...(selection ? { selection } : {}) };
  return new ContentQueries(kind).byId(db, scope, id);
};

/**
 * Publishes one language at `at`; a future time schedules it, null unpublishes it. A null
 * `language` publishes every language that has texts, or unpublishes both. Returns the id. Throws
 * Invalid (rule `requiredHeading`) without a heading, and Conflict `permanent` for an item that may not be unpublished, not even until a later time.
 */
export async function publishContent(
  writer: Writer,
  kind: ContentKind,
  target: WriteTarget,
  language: Language | null,
  at: Date | null,
): Promise<string> {
  const { now } = writer;
  const details = { action: publicationAction(at, now), language };
  return changeItem(writer, kind, target, details, (item) => {
    const isPublic = at !== null && at <= now;
    if (!isPublic && kind.isPermanent?.(item)) throw Conflict("permanent");
    publishTranslation(item, language, at, now);
    if (at !== null) requireHeadings(writer, kind, item);
    kind.assignPublication?.(item, now);
  });
}

/** Changes columns of a stored item in place, and records the action. Returns the id. */
export async function changeItem<Item extends ContentItem>(
  { db, ...author }: Writer,
  kind: ContentKind<Item>,
  target: WriteTarget,
  { action, language = null }: { action: ChangeAction; language?: Language | null },
  change: (item: Item, manager: EntityManager) => unknown,
): Promise<string> {
  requireWriter(author.viewer, kind);
  return db.transaction(async (manager) => {
    const item = await loadForUpdate(manager, kind.entity, target);
    if (isContentChange(action)) await recordItemBaseline(manager, author.now, kind, item);
    await change(item, manager);
    await assignAddress(manager, kind, item);
    await saveItem(manager, item);
    await recordItem(manager, author, kind, item, action, language);
    return item.id;
  });
}

/**
 * Moves these items to the front, in this order. Throws as `reorderItems` does, and Invalid
 * (`kind`, rule `unordered`) for a kind that editors do not arrange.
 */
export async function reorderContent(
  { db, ...author }: Writer,
  kind: ContentKind,
  ids: readonly string[],
): Promise<void> {
  requireWriter(author.viewer, kind);
  const { entity } = kind;
  if (!isOrdered(entity)) throw Invalid([{ path: "kind", rule: "unordered" }]);
  await db.transaction(async (manager) => {
    await reorderItems(manager, entity, ids);
    await recordContentChange(manager, author, { kind: kind.name, action: "reordered" });
  });
}

const isOrdered = (entity: ItemClass): entity is ItemClass<OrderedItem> =>
  entity.prototype instanceof OrderedItem;

/**
 * Confirms that a translation still matches the other language, which changed after it. Neither
 * texts nor version change. Throws NotFound if there is no such translation or the item is in
 * the trash.
 */
export async function confirmTranslation(
  { db, ...author }: Writer,
  kind: ContentKind,
  id: string,
  language: Language,
): Promise<void> {
  requireWriter(author.viewer, kind);
  if (!isId(id)) throw NotFound();
  await db.transaction(async (manager) => {
    const { tableName } = translationMetadataOf(manager.connection, kind.entity);
    // Uses the clock of the database, as the trigger that sets words_changed_at does.
    const [, confirmed]: [unknown, number] = await manager.query(
      `update "${tableName}" translation set words_changed_at = now()
       from ${tableOf(manager.connection, kind.entity)} item
       where item.id = translation.item_id and item.deleted_at is null
         and item.id = $1 and translation.language = $2`,
      [id, language],
    );
    if (confirmed === 0) throw NotFound();
    const items = await loadItems(manager, kind.entity, (bind) => `item.id = ${bind(id)}`);
    for (const item of items) {
      await recordItem(manager, author, kind, item, "confirmed", language);
    }
  });
}
