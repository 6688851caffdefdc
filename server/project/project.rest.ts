import Type, { type Static } from "typebox";
import type { Context } from "../content/context.ts";
import type { WriteTarget } from "../content/item-writes.ts";
import {
  imageFromRest,
  imagesFromRest,
  imageToRest,
  itemToRest,
  pageToRest,
  perLanguage,
  perLanguageInput,
  RestImage,
  RestImageInput,
  type RestKind,
  restItem,
  restReadScope,
  restVersion,
  translationsFromRest,
  translationsToRest,
} from "../content/rest.ts";
import { validateInput } from "../platform/validation.ts";
import { type Project, ProjectImage } from "./project.entity.ts";
import { ProjectInput, ProjectWords } from "./project.input.ts";
import { deleteProject, projectAt, projectQueries, saveProject } from "./project.service.ts";

const Words = Type.Object({
  name: Type.String({ maxLength: 300 }),
  miniDesc: Type.String({ maxLength: 1000 }),
  desc: Type.String({ maxLength: 200_000, description: "HTML; sanitised when it is saved." }),
});

const ProjectBody = Type.Object({
  version: restVersion,
  img: Type.Optional(RestImageInput),
  gallery: Type.Optional(Type.Array(RestImageInput, { maxItems: 500 })),
  translations: perLanguageInput(Type.Partial(Words)),
});

const ProjectAnswer = Type.Object({
  ...restItem,
  section: Type.String({ description: "list, featured, fund or goal" }),
  page: Type.Union([Type.String(), Type.Null()]),
  img: RestImage,
  gallery: Type.Array(RestImage),
  translations: perLanguage(Words),
});

export const projectRest: RestKind<typeof ProjectBody> = {
  path: "/projects",
  name: "project",
  body: ProjectBody,
  answer: ProjectAnswer,

  async page(context, query) {
    const page = await projectQueries.page(context.db, restReadScope(context), query);
    return pageToRest(page, (project) => toRest(context, project));
  },

  async read(context, id) {
    const project = await projectAt(context.db, restReadScope(context), id);
    return project && toRest(context, project);
  },

  async save(context, target, body) {
    const input = await inputWithStoredSection(context, target);
    input.imageId = await imageFromRest(context, body.img, "img");
    input.imageIds = await imagesFromRest(context, body.gallery, "gallery");
    input.translations = translationsFromRest(body.translations, (sent) => {
      const words = new ProjectWords();
      words.name = sent?.name ?? "";
      words.summary = sent?.miniDesc ?? "";
      words.description = sent?.desc ?? "";
      return words;
    });
    await validateInput(input);
    return saveProject(context, target, input, { atOnce: true });
  },

  remove: deleteProject,
};

/** REST bodies have no `section` and no `page`: an update leaves both unchanged. */
async function inputWithStoredSection(
  { db, now }: Context,
  target: WriteTarget | null,
): Promise<ProjectInput> {
  const input = new ProjectInput();
  const scope = { language: "ua", now, drafts: true } as const;
  const stored = target && (await projectQueries.byId(db, scope, target.id));
  if (stored) {
    input.section = stored.section;
    input.page = stored.page;
  }
  return input;
}

async function toRest(
  { loaders, publicUrl }: Context,
  project: Project,
): Promise<Static<typeof ProjectAnswer>> {
  const images = await loaders.placedImages(ProjectImage, project.id);
  return {
    ...itemToRest(project),
    section: project.section,
    page: project.page,
    img: imageToRest(project.image, publicUrl),
    gallery: images.map((image) => imageToRest(image, publicUrl)),
    translations: translationsToRest(project.translations, (row) => ({
      name: row?.name ?? "",
      miniDesc: row?.summary ?? "",
      desc: row?.description ?? "",
    })),
  };
}
