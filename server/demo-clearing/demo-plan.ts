import type { EntityManager } from "typeorm";
import type { ContentItem } from "../content/content-item.ts";
import { type ContentInput, type ContentKind, titleWithFallback } from "../content/content-kind.ts";
import { contentKinds } from "../content/content-kinds.ts";
import { loadItems } from "../content/load-items.ts";
import { referencesTo } from "../content/trash.ts";
import { tableOf } from "../platform/database/database.ts";

/** Why an item that the demo content brought is not demo content any more, or has to stay. */
export type RemainingReason = "edited" | "inUse";

export interface PlannedItem {
  kind: ContentKind;
  id: string;
  version: number;
}

interface RemainingItem extends PlannedItem {
  reason: RemainingReason;
}

/** An item to be cleared, with what the starting content says of it: null to delete the item. */
export interface ClearedItem extends PlannedItem {
  starting: ContentInput | null;
}

/** What clearing changes, items before those that they refer to, and what it leaves. */
export interface ClearingPlan {
  cleared: ClearedItem[];
  remaining: RemainingItem[];
}

interface PlanOptions {
  /** Whether the starting content stays; pages that every site has stay in any case. */
  keepsStartingContent: boolean;
}

/** Items in the trash are in neither list. After clearing, `remaining` lists what it left. */
export async function planClearing(
  manager: EntityManager,
  { keepsStartingContent }: PlanOptions,
): Promise<ClearingPlan> {
  const brought = await itemsOfDemo(manager);
  const remaining = [
    ...brought.filter((item) => !item.isUnchanged).map(remainingBecause("edited")),
    ...brought.filter((item) => item.isUnchanged && item.isCleared).map(remainingBecause("inUse")),
  ];
  let cleared = brought.filter((item) => item.isUnchanged && !item.isCleared);
  // An item that stays may refer to one that in turn refers to others.
  for (;;) {
    const used = await idsInUse(manager, cleared);
    if (used.size === 0) break;
    remaining.push(...cleared.filter(({ id }) => used.has(id)).map(remainingBecause("inUse")));
    cleared = cleared.filter(({ id }) => !used.has(id));
  }
  const order = referringFirst(manager);
  cleared.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const starting = await startingInputs(manager, cleared, keepsStartingContent);
  return {
    cleared: cleared.map((item) => ({ ...item, starting: starting.get(item.id) ?? null })),
    remaining,
  };
}

/** What the starting content says of the items that stay as such, by their ids. */
async function startingInputs(
  manager: EntityManager,
  items: readonly PlannedItem[],
  isKept: boolean,
): Promise<Map<string, ContentInput>> {
  const inputs = new Map<string, ContentInput>();
  for (const [kind, group] of Map.groupBy(items, (item) => item.kind)) {
    if (!kind.startingInput) continue;
    const ids = group.map(({ id }) => id);
    const loaded = await loadItems(manager, kind.entity, (bind) => `item.id = any(${bind(ids)})`);
    for (const item of loaded) {
      const input = kind.startingInput(item, isKept);
      if (input) inputs.set(item.id, input);
    }
  }
  return inputs;
}

interface BroughtItem extends PlannedItem {
  isUnchanged: boolean;
  isCleared: boolean;
}

const remainingBecause =
  (reason: RemainingReason) =>
  ({ kind, id, version }: PlannedItem): RemainingItem => ({ kind, id, version, reason });

/** The items that the demo content brought, without those in the trash. */
async function itemsOfDemo(manager: EntityManager): Promise<BroughtItem[]> {
  const selects = contentKinds().map(
    ({ name, entity }) =>
      `select '${name}' as name, item.id, item.version, item.version = demo.version as "isUnchanged",
         demo.cleared_at is not null as "isCleared"
       from demo_item demo join ${tableOf(manager.connection, entity)} item on item.id = demo.item_id
       where demo.kind = '${name}' and item.deleted_at is null
         and not (demo.cleared_at is not null and demo.content is not null)`,
  );
  const rows: (Omit<BroughtItem, "kind"> & { name: string })[] = await manager.query(
    selects.join(" union all "),
  );
  const kinds = new Map(contentKinds().map((kind) => [kind.name, kind]));
  return rows.flatMap(({ name, ...row }) => {
    const kind = kinds.get(name);
    return kind ? [{ kind, ...row }] : [];
  });
}

/** The ids of these items to which an item refers that is neither among them nor in the trash. */
async function idsInUse(
  manager: EntityManager,
  items: readonly PlannedItem[],
): Promise<Set<string>> {
  const used = new Set<string>();
  const ids = items.map(({ id }) => id);
  for (const { entity } of contentKinds()) {
    for (const { table, column } of referencesTo(manager, entity)) {
      const rows: { id: string }[] = await manager.query(
        `select "${column}" as id from "${table}"
         where "${column}" = any($1) and deleted_at is null and not id = any($1)`,
        [ids],
      );
      for (const { id } of rows) used.add(id);
    }
  }
  return used;
}

/** The kinds in an order in which each is before those that its items refer to. */
function referringFirst(manager: EntityManager): ContentKind[] {
  const ordered: ContentKind[] = [];
  let rest = [...contentKinds()];
  while (rest.length > 0) {
    const tables = rest.map(({ entity }) => manager.connection.getMetadata(entity).tableName);
    const isReferredTo = ({ entity }: ContentKind) => {
      const own = manager.connection.getMetadata(entity).tableName;
      return referencesTo(manager, entity).some(
        ({ table }) => table !== own && tables.includes(table),
      );
    };
    const next = rest.filter((kind) => !isReferredTo(kind));
    // Kinds that refer to each other would have no order.
    if (next.length === 0) return [...ordered, ...rest];
    ordered.push(...next);
    rest = rest.filter((kind) => !next.includes(kind));
  }
  return ordered;
}

/** The titles of these items for editors, by their ids. */
export async function titlesOf(
  manager: EntityManager,
  items: readonly PlannedItem[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const [kind, group] of Map.groupBy(items, (item) => item.kind)) {
    const ids = group.map(({ id }) => id);
    const loaded = await loadItems(manager, kind.entity, (bind) => `item.id = any(${bind(ids)})`);
    for (const item of loaded) titles.set(item.id, titleOf(kind, item));
  }
  return titles;
}

const titleOf = (kind: ContentKind, item: ContentItem): string =>
  kind.label?.of(item) ?? titleWithFallback(kind, item);
