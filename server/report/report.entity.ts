import { Field, ObjectType } from "type-graphql";
import { Check, Entity, Index, type Relation } from "typeorm";
import { AddressField } from "../content/addresses/address-field.ts";
import { ContentItem, Translation } from "../content/content-item.ts";
import { ImagesField } from "../content/fields/fields.ts";
import { PlacementOf, TranslationOf, Translations } from "../content/fields/item-classes.ts";
import { Placement } from "../content/placement.ts";
import { ListPage } from "../content/reading/list-page.ts";
import { TextField } from "../platform/record/text-fields.ts";
import { IntegerField } from "../platform/record/value-fields.ts";

@ObjectType({
  implements: ContentItem,
  description: "A report on the foundation's work in one month.",
})
@Entity("report")
@Check("report_month", "month between 0 and 12")
@Check("report_year", "year between 1990 and 2200")
@Index("report_order", ["year", "month", "id"])
export class Report extends ContentItem {
  @AddressField("report")
  address: string | null;

  @IntegerField(
    { min: 0, max: 12, initial: 0, rest: "month" },
    "Month, 1 to 12; 0 if the report does not cover a single month.",
  )
  month: number;

  @IntegerField(
    {
      min: 1990,
      max: 2200,
      otherwise: ({ now }) => now.getUTCFullYear(),
      rest: "year",
      input: "Year, 1990 to 2200; defaults to the current year (UTC).",
    },
    "The year it covers.",
  )
  year: number;

  @ImagesField(() => ReportImage, { rest: "gallery" })
  imageIds?: string[];

  @Translations(() => ReportTranslation)
  override translations: Relation<ReportTranslation>[];
}

@TranslationOf(Report, "The translation of a report in one language.")
export class ReportTranslation extends Translation {
  @TextField(
    { max: 20_000, searched: "text", rest: "desc" },
    "Plain text; blank lines separate paragraphs.",
  )
  description: string;
}

@PlacementOf(Report)
export class ReportImage extends Placement {
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
