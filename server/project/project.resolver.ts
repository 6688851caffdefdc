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
    description: "In their hand-made order; of one section, or of all.",
  })
  projects(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Arg("section", () => ProjectSectionEnum, {
      nullable: true,
      description: "Those that stand in it.",
    })
    section?: ProjectSection,
  ) {
    const condition = section ? inSection(section) : undefined;
    return projectQueries.page(context.db, readScopeFor(context, args), args, condition);
  }

  @Query(() => Project, { nullable: true, description: "Null when there is none to be seen." })
  project(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Its id, or the address word of its own page." })
    id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return projectAt(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => ProjectTranslation, { description: "That language, else the other." })
  translation(
    @Root() project: Project,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
  ) {
    return translationOf(project, language);
  }

  @FieldResolver(() => [Image], { complexity: imagesCost, description: "In order." })
  images(
    @Root() project: Project,
    @Ctx() { loaders }: Context,
    @Args(() => PlacedImagesArgs) { first }: PlacedImagesArgs,
  ) {
    return loaders.placedImages(ProjectImage, project.id, first);
  }

  @FieldResolver(() => Int, { description: "How many images it has." })
  imageCount(@Root() project: Project, @Ctx() { loaders }: Context) {
    return loaders.placedImageCount(ProjectImage, project.id);
  }

  @Mutation(() => Project, { description: "Creates or updates a project, both languages at once." })
  async saveProject(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => ProjectInput, { description: "The whole of it." })
    input: ProjectInput,
  ) {
    return read(context, args.language, await saveProject(context, targetOf(args), input));
  }

  @Mutation(() => Project, { description: "Saves one language, leaves the other untouched." })
  async saveProjectTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => ProjectWords, { description: "All its words in that language." })
    words: ProjectWords,
  ) {
    return read(context, language, await saveProjectTranslation(context, target, language, words));
  }

  @Mutation(() => Project, {
    description: "Publishes one language, or each that has words, now or at a later moment.",
  })
  async publishProject(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishProject(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => Project, {
    description: "Withdraws one language, or both; the words stay as drafts.",
  })
  async unpublishProject(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(context, language ?? "ua", await publishProject(context, target, language, null));
  }

  @Mutation(() => Boolean, {
    description: "Puts a project into the trash, from which it goes for good after 30 days.",
  })
  async deleteProject(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteProject(context, target);
    return true;
  }

  @Mutation(() => Boolean, {
    description: "Puts these projects first, in this order; the rest stay behind them.",
  })
  async reorderProjects(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "Those that come first, in order." }) ids: string[],
  ) {
    await reorderProjects(context, ids);
    return true;
  }
}

/** What was written, as its writer may see it. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  projectQueries.byId(db, { language, now, drafts: true }, id);
