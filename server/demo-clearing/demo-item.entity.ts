import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * A row that the demo content brought: an item of a kind of content, an image, or the settings. An
 * item counts as demo content only while nobody has changed it, which its version tells.
 */
@Entity("demo_item")
export class DemoItem {
  /** Name of a kind of content, `Image` or `Settings`. */
  @PrimaryColumn("text")
  kind: string;

  @PrimaryColumn("uuid")
  itemId: string;

  /** Version of the item as the demo content brought it, or as it was when it was restored. */
  @Column("int", { default: 1 })
  version: number;

  /** Time when the demo content was cleared; the items in the trash have the same `deletedAt`. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  clearedAt: Date | null;

  /**
   * What clearing replaces instead of deleting it: the demo's values of the settings by their paths
   * in `SettingsInput`, or the complete input of an item of the starting content.
   */
  @Column("jsonb", { nullable: true })
  content: Record<string, unknown> | null;
}

/** The settings are one row whose id is no UUID. */
export const settingsItemId = "00000000-0000-0000-0000-000000000000";
