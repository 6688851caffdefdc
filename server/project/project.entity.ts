import { Field, ObjectType, registerEnumType } from "type-graphql";
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
import { ContentItem, OrderedItem, Translation } from "../content/content-item.ts";
import { Placement } from "../content/placement.ts";
import { ListPage } from "../content/reading/list-page.ts";
import { Image } from "../image/image.entity.ts";
import { safeInteger } from "../platform/database/safe-integer.ts";

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
  @AddressColumn("project")
  address: string | null;

  @Field(() => ProjectSectionEnum, { description: "Section of the overview in which it appears." })
  @Column("text", { default: "list" })
  section: ProjectSection;

  @Field(() => String, {
    nullable: true,
    description:
      "Path segment of its fixed page under /projects: together, psychologicalWork, " +
      "humanitarianHelp or toyLibrary. Null if its path contains the id.",
  })
  @Column("text", { nullable: true })
  page: string | null;

  /** In kopecks; null for a project without a goal. */
  @Column("bigint", { nullable: true, transformer: safeInteger })
  goalTarget: number | null;

  @Column("date", { nullable: true })
  goalFrom: string | null;

  @Column("date", { nullable: true })
  goalUntil: string | null;

  // On the item, as they belong to the goal: a translation without them is complete.
  @Column("text", { default: "" })
  goalNeedsUa: string;

  @Column("text", { default: "" })
  goalNeedsEng: string;

  @Column("uuid", { nullable: true })
  imageId: string | null;

  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "image_id" })
  @Field(() => Image, {
    nullable: true,
    description: "The image on its card; null without an image.",
  })
  image: Relation<Image> | null;

  @OneToMany(
    () => ProjectTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [ProjectTranslation], {
    description: "The translations in both languages, as far as they are visible to you.",
  })
  override translations: Relation<ProjectTranslation>[];
}

@ObjectType({
  implements: Translation,
  description: "The translation of a project in one language.",
})
@Entity("project_translation")
@Check("project_translation_language", "language in ('ua', 'eng')")
@Unique("project_translation_once", ["itemId", "language"])
@Index("project_translation_search", { synchronize: false })
@Index("project_translation_title_search", { synchronize: false })
export class ProjectTranslation extends Translation {
  @Column("uuid")
  itemId: string;

  @ManyToOne(
    () => Project,
    (item) => item.translations,
    {
      onDelete: "CASCADE",
      orphanedRowAction: "delete",
      nullable: false,
    },
  )
  @JoinColumn({ name: "item_id" })
  item: Relation<Project>;

  @Field(() => String, { description: "The name." })
  @Column("text", { default: "" })
  name: string;

  @Field(() => String, { description: "Plain text shown on the card." })
  @Column("text", { default: "" })
  summary: string;

  /** Sanitised HTML. */
  @Column("text", { default: "" })
  description: string;
}

@Entity("project_image")
export class ProjectImage extends Placement {
  @ManyToOne(() => Project, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "item_id" })
  item: Relation<Project>;
}

@ObjectType({ description: "A page of projects, in the order set by editors." })
export class ProjectList extends ListPage<Project> {
  @Field(() => [Project], { description: "The projects of this page, in order." })
  items: Project[];
}
