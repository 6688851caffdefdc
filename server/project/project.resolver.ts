import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import {
  ContentArgs,
  ContentListArgs,
  fillsAltField,
  forApiTokens,
  imagesCost,
  listCost,
  PlacedImagesArgs,
  richTextTags,
  SaveArgs,
} from "../content/content-args.ts";
import { saveAndRead } from "../content/content-commands.ts";
import type { Context } from "../content/context.ts";
import { withLibraryAlt } from "../content/library-alt.ts";
import { readScopeFor } from "../content/reading/read-scope.ts";
import { Selected, type Selection } from "../content/reading/selection.ts";
import { translationOf } from "../content/translations.ts";
import { Image } from "../image/image.entity.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import {
  Project,
  ProjectImage,
  ProjectInput,
  ProjectList,
  type ProjectSection,
  ProjectSectionEnum,
  ProjectTranslation,
} from "./project.entity.ts";
import { inSection, projectAt, projectKind, projectQueries } from "./project.kind.ts";
import { goalColumns, goalOf, ProjectGoal } from "./project-goal.ts";

@Resolver(() => Project)
export class ProjectResolver {
  @Query(() => ProjectList, {
    complexity: listCost,
    description: "Lists projects in the order set by editors.",
  })
  projects(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Selected("items") selection: Selection,
    @Arg("section", () => ProjectSectionEnum, {
      nullable: true,
      description: "Only projects of this section.",
    })
    section?: ProjectSection,
  ) {
    const condition = section ? inSection(section) : undefined;
    return projectQueries.page(context.db, readScopeFor(context, args, selection), args, condition);
  }

  @Query(() => Project, {
    nullable: true,
    description:
      "The project with this id or address; null if it does not exist or is not visible to you.",
  })
  project(
    @Ctx() context: Context,
    @Arg("id", () => ID, {
      description: "Id or address of the project, or the path segment of its fixed page.",
    })
    id: string,
    @Args(() => ContentArgs) args: ContentArgs,
    @Selected() selection: Selection,
  ) {
    return projectAt(context.db, readScopeFor(context, args, selection), id);
  }

  @FieldResolver(() => ProjectTranslation, {
    description:
      "The translation in `language`, or in the other language if it is missing or not visible to you.",
  })
  translation(
    @Root() project: Project,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description:
        "Language of the translation; defaults to the `language` argument of the root field.",
    })
    language?: Language,
  ) {
    return translationOf(project, language);
  }

  @Extensions({ columns: goalColumns })
  @FieldResolver(() => ProjectGoal, {
    nullable: true,
    description: "The goal of its fundraising; null without a goal.",
  })
  goal(@Root() project: Project, @Ctx() { now }: Context) {
    return goalOf(project, now);
  }

  @FieldResolver(() => [Image], { complexity: imagesCost, description: "The images, in order." })
  images(
    @Root() project: Project,
    @Ctx() { loaders }: Context,
    @Args(() => PlacedImagesArgs) { first }: PlacedImagesArgs,
  ) {
    return loaders.placedImages(ProjectImage, project, first);
  }

  @FieldResolver(() => Int, { description: "Number of images." })
  imageCount(@Root() project: Project, @Ctx() { loaders }: Context) {
    return loaders.placedImageCount(ProjectImage, project);
  }

  @Extensions(forApiTokens)
  @Mutation(() => Project, {
    description:
      "Creates or updates a project, with both languages. For editors and API tokens that may write the kind.",
  })
  saveProject(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => ProjectInput, {
      description: "The complete project; fields left out are reset to their defaults.",
    })
    input: ProjectInput,
    @Selected() selection: Selection,
  ) {
    return saveAndRead(context, projectKind, args, input, selection);
  }
}

@Resolver(() => ProjectTranslation)
export class ProjectTranslationResolver {
  @Extensions({ columns: ["description", "language"] })
  @FieldResolver(() => String, { description: `Sanitised HTML: ${richTextTags}.` })
  description(
    @Root() { description, language }: ProjectTranslation,
    @Ctx() context: Context,
    @Arg("fillsAlt", () => Boolean, fillsAltField) fillsAlt: boolean,
  ) {
    return fillsAlt ? withLibraryAlt(context, description, language) : description;
  }
}
