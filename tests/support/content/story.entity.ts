import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  type Relation,
  Unique,
} from "typeorm";
import { OrderedItem, Translation } from "../../../server/content/content-item.ts";
import { Placement } from "../../../server/content/placement.ts";
import { Image } from "../../../server/image/image.entity.ts";

/** A kind with everything that a kind can have, for the tests of its migration. */
@Entity("story")
@Index("story_order", ["position", "id"])
export class Story extends OrderedItem {
  @Column("text", { nullable: true })
  website: string | null;

  @Column("uuid", { nullable: true })
  imageId: string | null;

  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "image_id" })
  image: Relation<Image> | null;

  @OneToMany(
    () => StoryTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  override translations: Relation<StoryTranslation>[];
}

@Entity("story_translation")
@Check("story_translation_language", "language in ('ua', 'eng')")
@Unique("story_translation_once", ["itemId", "language"])
@Index("story_translation_search", { synchronize: false })
export class StoryTranslation extends Translation {
  @Column("uuid")
  itemId: string;

  @ManyToOne(
    () => Story,
    (item) => item.translations,
    { onDelete: "CASCADE", orphanedRowAction: "delete", nullable: false },
  )
  @JoinColumn({ name: "item_id" })
  item: Relation<Story>;

  @Column("text", { default: "" })
  title: string;

  @Column("text", { default: "" })
  content: string;
}

@Entity("story_image")
export class StoryImage extends Placement {
  @ManyToOne(() => Story, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "item_id" })
  item: Relation<Story>;
}
