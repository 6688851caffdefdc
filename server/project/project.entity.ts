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
import { OrderedItem, Translation } from "../content/content-item.ts";
import { ListPage } from "../content/list-page.ts";
import { Placement } from "../content/placement.ts";
import { Image } from "../image/image.entity.ts";

export const ProjectSectionEnum = {
  LIST: "list",
  FEATURED: "featured",
  FUND: "fund",
  GOAL: "goal",
} as const;
export type ProjectSection = (typeof ProjectSectionEnum)[keyof typeof ProjectSectionEnum];

registerEnumType(ProjectSectionEnum, {
  name: "ProjectSection",
  description: "Where the overview of projects shows one.",
  valuesConfig: {
    LIST: { description: "In the list of all." },
    FEATURED: { description: "At the top, large." },
    FUND: { description: "Among those that a children's fund supports." },
    GOAL: { description: "Among the goals." },
  },
});

/** Projects whose pages under /projects are written by hand, by their address words. */
export const projectPages = [
  "together",
  "psychologicalWork",
  "humanitarianHelp",
  "toyLibrary",
] as const;

@ObjectType({ implements: OrderedItem, description: "Something the foundation does, or aims at." })
@Entity("project")
@Check("project_section", "section in ('list', 'featured', 'fund', 'goal')")
@Check(
  "project_page",
  "page in ('together', 'psychologicalWork', 'humanitarianHelp', 'toyLibrary')",
)
@Index("project_page_once", ["page"], { unique: true, where: "deleted_at is null" })
@Index("project_order", ["position", "id"])
export class Project extends OrderedItem {
  @Field(() => ProjectSectionEnum, { description: "Where the overview shows it." })
  @Column("text", { default: "list" })
  section: ProjectSection;

  @Field(() => String, {
    nullable: true,
    description:
      "The address word of its own page under /projects: together, psychologicalWork, " +
      "humanitarianHelp or toyLibrary. Null: its address is made of the id.",
  })
  @Column("text", { nullable: true })
  page: string | null;

  @Column("uuid", { nullable: true })
  imageId: string | null;

  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "image_id" })
  @Field(() => Image, { nullable: true, description: "The picture of its card, if it has one." })
  image: Relation<Image> | null;

  @OneToMany(
    () => ProjectTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [ProjectTranslation], {
    description: "Both languages, as far as you may see them.",
  })
  translations: Relation<ProjectTranslation>[];
}

@ObjectType({ implements: Translation, description: "A project's words in one language." })
@Entity("project_translation")
@Check("project_translation_language", "language in ('ua', 'eng')")
@Unique("project_translation_once", ["itemId", "language"])
@Index("project_translation_search", { synchronize: false })
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

  @Field(() => String, { description: "What the project is called." })
  @Column("text", { default: "" })
  name: string;

  @Field(() => String, { description: "Plain text for the card." })
  @Column("text", { default: "" })
  summary: string;

  @Field(() => String, {
    description: "Sanitised HTML: p, h2, h3, lists, blockquote, strong, em, a, br, hr, img.",
  })
  @Column("text", { default: "" })
  description: string;
}

@Entity("project_image")
export class ProjectImage extends Placement {
  @ManyToOne(() => Project, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "item_id" })
  item: Relation<Project>;
}

@ObjectType({ description: "A page of projects, in their hand-made order." })
export class ProjectList extends ListPage<Project> {
  @Field(() => [Project], { description: "The projects of this page, in order." })
  items: Project[];
}
