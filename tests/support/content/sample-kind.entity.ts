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

/** A kind of content with every optional feature, for tests of the migration helpers. */
@Entity("sample")
@Index("sample_order", ["position", "id"])
export class Sample extends OrderedItem {
  @Column("text", { nullable: true })
  website: string | null;

  @Column("uuid", { nullable: true })
  imageId: string | null;

  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "image_id" })
  image: Relation<Image> | null;

  @OneToMany(
    () => SampleTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  override translations: Relation<SampleTranslation>[];
}

@Entity("sample_translation")
@Check("sample_translation_language", "language in ('ua', 'eng')")
@Unique("sample_translation_once", ["itemId", "language"])
@Index("sample_translation_search", { synchronize: false })
@Index("sample_translation_title_search", { synchronize: false })
export class SampleTranslation extends Translation {
  @Column("uuid")
  itemId: string;

  @ManyToOne(
    () => Sample,
    (item) => item.translations,
    { onDelete: "CASCADE", orphanedRowAction: "delete", nullable: false },
  )
  @JoinColumn({ name: "item_id" })
  item: Relation<Sample>;

  @Column("text", { default: "" })
  title: string;

  @Column("text", { default: "" })
  content: string;
}

@Entity("sample_image")
export class SampleImage extends Placement {
  @ManyToOne(() => Sample, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "item_id" })
  item: Relation<Sample>;
}
