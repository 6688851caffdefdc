import { Field, Int, ObjectType } from "type-graphql";
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
import { AddressColumn } from "../content/addresses/address-column.ts";
import { ContentItem, Translation } from "../content/content-item.ts";
import { Placement } from "../content/placement.ts";
import { ListPage } from "../content/reading/list-page.ts";

@ObjectType({
  implements: ContentItem,
  description: "A report on the foundation's work in one month.",
})
@Entity("report")
@Check("report_month", "month between 0 and 12")
@Check("report_year", "year between 1990 and 2200")
@Index("report_order", ["year", "month", "id"])
export class Report extends ContentItem {
  @AddressColumn("report")
  address: string | null;

  @Field(() => Int, {
    description: "Month, 1 to 12; 0 if the report does not cover a single month.",
  })
  @Column("int", { default: 0 })
  month: number;

  @Field(() => Int, { description: "The year it covers." })
  @Column("int")
  year: number;

  @OneToMany(
    () => ReportTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [ReportTranslation], {
    description: "The translations in both languages, as far as they are visible to you.",
  })
  override translations: Relation<ReportTranslation>[];
}

@ObjectType({
  implements: Translation,
  description: "The translation of a report in one language.",
})
@Entity("report_translation")
@Check("report_translation_language", "language in ('ua', 'eng')")
@Unique("report_translation_once", ["itemId", "language"])
@Index("report_translation_search", { synchronize: false })
export class ReportTranslation extends Translation {
  @Column("uuid")
  itemId: string;

  @ManyToOne(
    () => Report,
    (item) => item.translations,
    {
      onDelete: "CASCADE",
      orphanedRowAction: "delete",
      nullable: false,
    },
  )
  @JoinColumn({ name: "item_id" })
  item: Relation<Report>;

  @Field(() => String, { description: "Plain text; blank lines separate paragraphs." })
  @Column("text", { default: "" })
  description: string;
}

@Entity("report_image")
export class ReportImage extends Placement {
  @ManyToOne(() => Report, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "item_id" })
  item: Relation<Report>;
}

@ObjectType({ description: "A page of reports, newest month first." })
export class ReportList extends ListPage<Report> {
  @Field(() => [Report], { description: "The reports of this page, in order." })
  items: Report[];
}

@ObjectType({
  description: "The reports beside one in the list, as far as they are visible to you.",
})
export class ReportNeighbours {
  @Field(() => Report, {
    nullable: true,
    description: "The one before it, which is newer; null for the first one.",
  })
  previous: Report | null;

  @Field(() => Report, {
    nullable: true,
    description: "The one after it, which is older; null for the last one.",
  })
  next: Report | null;
}
