import { Field, InputType, ObjectType, registerEnumType } from "type-graphql";
import { Check, Entity, Index, type Relation } from "typeorm";
import { AddressField } from "../content/addresses/address-field.ts";
import { ContentItem, OrderedItem, Translation } from "../content/content-item.ts";
import { ImageField, ImagesField, RichTextField } from "../content/fields/fields.ts";
import {
  bothLanguages,
  bothLanguagesDescription,
  inputOf,
  textsOf,
} from "../content/fields/input-of.ts";
import { PlacementOf, TranslationOf, Translations } from "../content/fields/item-classes.ts";
import { Placement } from "../content/placement.ts";
import { ListPage } from "../content/reading/list-page.ts";
import type { Image } from "../image/image.entity.ts";
import { TextField } from "../platform/record/text-fields.ts";
import { ChoiceField, DayField, EnumField, IntegerField } from "../platform/record/value-fields.ts";

export const ProjectSectionEnum = {
  LIST: "list",
  FEATURED: "featured",
  FUND: "fund",
  GOAL: "goal",
} as const;
export type ProjectSection = (typeof ProjectSectionEnum)[keyof typeof ProjectSectionEnum];

registerEnumType(ProjectSectionEnum, {
  name: "ProjectSection",
  description: "Section of the projects overview in which a project appears.",
  valuesConfig: {
    LIST: { description: "The list of all projects." },
    FEATURED: { description: "The large cards at the top." },
    FUND: { description: "The projects supported by a children's fund." },
    GOAL: { description: "The goals." },
  },
});

/** Path segments under /projects of projects whose pages are written by hand. */
export const projectPages = [
  "together",
  "psychologicalWork",
  "humanitarianHelp",
  "toyLibrary",
] as const;

/** The largest goal, in kopecks: ten billion hryvnias. */
const maxTarget = 1_000_000_000_000;

@ObjectType({
  implements: [ContentItem, OrderedItem],
  description: "An activity or a goal of the foundation.",
})
@Entity("project")
@Check("project_section", "section in ('list', 'featured', 'fund', 'goal')")
@Check(
  "project_page",
  "page in ('together', 'psychologicalWork', 'humanitarianHelp', 'toyLibrary')",
)
@Check("project_goal_target", "goal_target > 0")
@Check("project_goal_days", "goal_from <= goal_until")
@Index("project_page_once", ["page"], { unique: true, where: "deleted_at is null" })
@Index("project_order", ["position", "id"])
export class Project extends OrderedItem {
  @AddressField("project")
  address: string | null;

  @EnumField(
    ProjectSectionEnum,
    {
      initial: "list",
      rest: { name: "section", isReadOnly: true, description: "list, featured, fund or goal" },
    },
    "Section of the overview in which it appears.",
  )
  section: ProjectSection;

  @ChoiceField(
    projectPages,
    {
      input: "Path segment of its fixed page, unique among projects; null for a path with the id.",
      rest: { name: "page", isReadOnly: true },
    },
    "Path segment of its fixed page under /projects: together, psychologicalWork, " +
      "humanitarianHelp or toyLibrary. Null if its path contains the id.",
  )
  page: string | null;

  // The fields of the goal are on the item, and not on its translations: a translation without them
  // is complete. Readers get them as the item's `goal`.

  @IntegerField(
    { optional: true, isHidden: true, isLarge: true, min: 1, max: maxTarget },
    "The sum that is needed, in kopecks; null for no goal; the other fields are then discarded.",
  )
  goalTarget: number | null;

  @DayField(
    { isHidden: true },
    "First day (yyyy-mm-dd) of the periods of the reports that are counted; null for all reports.",
  )
  goalFrom: string | null;

  @DayField({ isHidden: true }, "Last day (yyyy-mm-dd) of the fundraising; null without an end.")
  goalUntil: string | null;

  @TextField({ max: 1000, isHidden: true }, "The remaining needs, in Ukrainian, one per line.")
  goalNeedsUa: string;

  @TextField({ max: 1000, isHidden: true }, "The remaining needs, in English, one per line.")
  goalNeedsEng: string;

  imageId: string | null;
  @ImageField(
    { input: "Id of the uploaded image on its card; omit it for no image.", rest: "img" },
    "The image on its card; null without an image.",
  )
  image: Relation<Image> | null;

  @ImagesField(() => ProjectImage, { rest: "gallery" })
  imageIds?: string[];

  @Translations(() => ProjectTranslation)
  override translations: Relation<ProjectTranslation>[];
}

@TranslationOf(Project, "The translation of a project in one language.")
export class ProjectTranslation extends Translation {
  @TextField({ max: 300, searched: "title", rest: "name" }, "The name.")
  name: string;

  @TextField({ max: 1000, searched: "text", rest: "miniDesc" }, "Plain text shown on the card.")
  summary: string;

  @RichTextField({ rest: "desc" })
  description: string;
}

@PlacementOf(Project)
export class ProjectImage extends Placement {
  item: Relation<Project>;
}

@InputType({ description: "The texts of a project in one language." })
class ProjectTranslationInput extends textsOf(ProjectTranslation) {}

@InputType({ description: bothLanguagesDescription })
class ProjectTranslations extends bothLanguages(ProjectTranslationInput) {}

@InputType({ description: "A complete project; fields left out are reset to their defaults." })
export class ProjectInput extends inputOf(Project, ProjectTranslations) {}

@ObjectType({ description: "A page of projects, in the order set by editors." })
export class ProjectList extends ListPage<Project> {
  @Field(() => [Project], { description: "The projects of this page, in order." })
  items: Project[];
}
