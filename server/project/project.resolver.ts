import {
  Arg,
  Args,
  Ctx,
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
  imagesCost,
  listCost,
  PlacedImagesArgs,
  SaveArgs,
  TargetArgs,
} from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { targetOf } from "../content/item-writes.ts";
import { PublishArgs, TranslationArgs, UnpublishArgs } from "../content/publication-args.ts";
import { readScopeFor } from "../content/read-scope.ts";
import { translationOf } from "../content/translations.ts";
import { Image } from "../image/image.entity.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import {
  Project,
  ProjectImage,
  ProjectList,
  type ProjectSection,
  ProjectSectionEnum,
  ProjectTranslation,
} from "./project.entity.ts";
import { ProjectInput, ProjectWords } from "./project.input.ts";
import {
  deleteProject,
  inSection,
  projectAt,
  projectQueries,
  publishProject,
  reorderProjects,
  saveProject,
  saveProjectTranslation,
} from "./project.service.ts";

@Resolver(() => Project)
export class ProjectResolver {
  @Query(() => ProjectList, {
    complexity: listCost,
    description: "Lists projects in the order set by editors.",
  })
  projects(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Arg("section", () => ProjectSectionEnum, {
      nullable: true,
      description: "Only projects of this section.",
    })
    section?: ProjectSection,
  ) {
    const condition = section ? inSection(section) : undefined;
    return projectQueries.page(context.db, readScopeFor(context, args), args, condition);
  }

  @Query(() => Project, {
    nullable: true,
    description: "The project with this id; null if it does not exist or is not visible to you.",
  })
  project(
    @Ctx() context: Context,
    @Arg("id", () => ID, {
      description: "Id of the project, or the path segment of its hand-written page.",
    })
    id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return projectAt(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => ProjectTranslation, {
    description:
      "The translation in `language`; the other one if that is missing or not visible to you.",
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

  @FieldResolver(() => [Image], { complexity: imagesCost, description: "The images, in order." })
  images(
    @Root() project: Project,
    @Ctx() { loaders }: Context,
    @Args(() => PlacedImagesArgs) { first }: PlacedImagesArgs,
  ) {
    return loaders.placedImages(ProjectImage, project.id, first);
  }

  @FieldResolver(() => Int, { description: "Number of images." })
  imageCount(@Root() project: Project, @Ctx() { loaders }: Context) {
    return loaders.placedImageCount(ProjectImage, project.id);
  }

  @Mutation(() => Project, {
    description: "Creates or updates a project, with both languages. For editors.",
  })
  async saveProject(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => ProjectInput, {
      description: "The complete project; fields left out are reset to their defaults.",
    })
    input: ProjectInput,
  ) {
    return read(context, args.language, await saveProject(context, targetOf(args), input));
  }

  @Mutation(() => Project, {
    description: "Saves one language and leaves the other unchanged. For editors.",
  })
  async saveProjectTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => ProjectWords, {
      description:
        "The complete texts in that language; fields left out are reset to their defaults.",
    })
    words: ProjectWords,
  ) {
    return read(context, language, await saveProjectTranslation(context, target, language, words));
  }

  @Mutation(() => Project, {
    description:
      "Publishes one language, or every language that has texts, now or at a later time. For editors.",
  })
  async publishProject(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishProject(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => Project, {
    description: "Unpublishes one language, or both; the texts remain as drafts. For editors.",
  })
  async unpublishProject(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(context, language ?? "ua", await publishProject(context, target, language, null));
  }

  @Mutation(() => Boolean, {
    description:
      "Moves a project to the trash, where it is permanently deleted after 30 days. For editors.",
  })
  async deleteProject(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteProject(context, target);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      "Moves these projects to the front, in this order; the others follow in their current order. For editors.",
  })
  async reorderProjects(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "Ids of the projects to put first, in order." })
    ids: string[],
  ) {
    await reorderProjects(context, ids);
    return true;
  }
}

/** Reads a project after a write, drafts included. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  projectQueries.byId(db, { language, now, drafts: true }, id);
