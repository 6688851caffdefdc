import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { ContentKindEnum, contentKinds } from "../content/content-kinds.ts";
import { trashRetentionMs } from "../content/trash.ts";
import { tableOf } from "../platform/database/database.ts";
import type { Settings } from "../settings/settings.entity.ts";
import { readSettings } from "../settings/settings.service.ts";
import { demoSettings } from "./clear-demo.ts";
import { DemoItem } from "./demo-item.entity.ts";
import { type PlannedItem, planClearing, type RemainingReason, titlesOf } from "./demo-plan.ts";
import { restorableSince } from "./restore-demo.ts";
import { remainingPaths } from "./settings-values.ts";

const RemainingReasonEnum: Record<string, RemainingReason> = { EDITED: "edited", IN_USE: "inUse" };

registerEnumType(RemainingReasonEnum, {
  name: "RemainingDemoItemReason",
  description: "Why an item stays when the demo content is cleared.",
  valuesConfig: {
    EDITED: { description: "It has been changed or published since." },
    IN_USE: { description: "An item that stays refers to it, such as a gallery to its category." },
  },
});

@ObjectType({ description: "A number of items of one kind." })
export class DemoItemCount {
  @Field(() => ContentKindEnum, { description: "Kind of the items." })
  kind: string;

  @Field(() => Int, { description: "Number of items, at least 1." })
  count: number;
}

@ObjectType({ description: "An item of the demo content that clearing leaves as it is." })
export class RemainingDemoItem {
  @Field(() => ContentKindEnum, { description: "Kind of the item." })
  kind: string;

  @Field(() => ID, { description: "Id of the item." })
  id: string;

  @Field(() => String, { description: "Its title for editors." })
  title: string;

  @Field(() => RemainingReasonEnum, { description: "Why it stays." })
  reason: RemainingReason;
}

@ObjectType({
  description: "The invented content with which a site starts, as far as it is still there.",
})
export class DemoContent {
  @Field(() => Boolean, {
    description: "Whether the site shows demo content, in items or in the settings.",
  })
  isPresent: boolean;

  @Field(() => [DemoItemCount], {
    description: "What clearing moves to the trash.",
  })
  items: DemoItemCount[];

  @Field(() => [DemoItemCount], {
    description:
      "Pages, points and projects with which every site can begin: clearing leaves them, without what is invented of them.",
  })
  startingItems: DemoItemCount[];

  @Field(() => [RemainingDemoItem], {
    description: "What clearing leaves, because it is the foundation's by now; empty without demo.",
  })
  remaining: RemainingDemoItem[];

  @Field(() => [String], {
    description:
      "Paths in `SettingsInput` of the values that are still the demo's, such as `translations.ua.address`; clearing empties them.",
  })
  settingsFields: string[];

  @Field(() => [DemoItemCount], { description: "What restoring would bring back, by kind." })
  restorable: DemoItemCount[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Until when it can be restored; null if there is nothing to restore.",
  })
  restorableUntil: Date | null;
}

export async function readDemoContent(manager: EntityManager, now: Date): Promise<DemoContent> {
  const { cleared, remaining } = await planClearing(manager, { keepsStartingContent: true });
  const [starting, invented] = [
    cleared.filter((item) => item.starting),
    cleared.filter((item) => !item.starting),
  ];
  const titles = await titlesOf(manager, remaining);
  const settings = await readSettings(manager);
  return {
    isPresent: await showsDemo(manager, settings),
    items: countByKind(invented),
    startingItems: countByKind(starting),
    remaining: remaining.map(({ kind, id, reason }) => {
      return { kind: kind.name, id, reason, title: titles.get(id) ?? "" };
    }),
    settingsFields: await demoFields(manager, settings),
    ...(await readRestorable(manager, now)),
  };
}

const countByKind = (items: readonly PlannedItem[]): DemoItemCount[] =>
  [...Map.groupBy(items, ({ kind }) => kind.name)].map(([kind, { length: count }]) => {
    return { kind, count };
  });

async function readRestorable(manager: EntityManager, now: Date) {
  const rows = await manager.findBy(DemoItem, { clearedAt: restorableSince(now) });
  const times = rows.map(({ clearedAt }) => clearedAt?.getTime() ?? 0);
  const since = Math.max(...times);
  const restorable: DemoItemCount[] = [];
  for (const { name: kind, entity } of contentKinds()) {
    const [found]: { count: number }[] = await manager.query(
      `select count(*)::int as count from demo_item demo
         join ${tableOf(manager.connection, entity)} item on item.id = demo.item_id
       where demo.kind = $1 and demo.cleared_at > $2
         and (item.deleted_at = demo.cleared_at
           or demo.content is not null and item.version = demo.version)`,
      [kind, new Date(now.getTime() - trashRetentionMs)],
    );
    if (found && found.count > 0) restorable.push({ kind, count: found.count });
  }
  const until = rows.length > 0 ? new Date(since + trashRetentionMs) : null;
  return { restorable, restorableUntil: until };
}

/** The paths in `SettingsInput` of the values that are still the demo's. */
export async function demoFields(manager: EntityManager, settings: Settings): Promise<string[]> {
  const row = await demoSettings(manager);
  if (!row?.content || row.clearedAt) return [];
  return remainingPaths(manager, settings, new Map(Object.entries(row.content)));
}

/** Whether the site shows demo content; one statement, because every page asks. */
export async function showsDemo(manager: EntityManager, settings: Settings): Promise<boolean> {
  const unchanged = contentKinds().map(
    ({ name, entity }) =>
      `exists (select 1 from demo_item demo
         join ${tableOf(manager.connection, entity)} item on item.id = demo.item_id
       where demo.kind = '${name}' and demo.cleared_at is null
         and item.version = demo.version and item.deleted_at is null)`,
  );
  const [found]: { hasItems: boolean; values: Record<string, unknown> | null }[] =
    await manager.query(
      `select ${unchanged.join(" or ")} as "hasItems",
         (select content from demo_item where kind = 'Settings' and cleared_at is null) as values`,
    );
  if (!found || found.hasItems) return Boolean(found?.hasItems);
  const values = new Map(Object.entries(found.values ?? {}));
  return remainingPaths(manager, settings, values).length > 0;
}
