import Type, { type Static } from "typebox";
import type { Context } from "../content/context.ts";
import type { WriteTarget } from "../content/item-writes.ts";
import { translationsWithLibraryAlt } from "../content/library-alt.ts";
import {
  imageFromRest,
  imagesFromRest,
  imageToRest,
  itemToRest,
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
import { type Project, ProjectImage } from "./project.entity.ts";
import { ProjectInput, ProjectTranslationInput } from "./project.input.ts";
import { projectAt, projectKind, projectQueries } from "./project.kind.ts";

const Texts = Type.Object({
  name: Type.String({ maxLength: 300 }),
  miniDesc: Type.String({ maxLength: 1000 }),
  desc: Type.String({ maxLength: 200_000, description: "HTML; sanitised when it is saved." }),
});

const ProjectBody = Type.Object({
  version: restVersion,
  img: Type.Optional(RestImageInput),
  gallery: Type.Optional(Type.Array(RestImageInput, { maxItems: 500 })),
  translations: perLanguageInput(Type.Partial(Texts)),
});

const ProjectAnswer = Type.Object({
  ...restItem,
  section: Type.String({ description: "list, featured, fund or goal" }),
  page: Type.Union([Type.String(), Type.Null()]),
  img: RestImage,
  gallery: Type.Array(RestImage),
  translations: perLanguage(Texts),
});

export const projectRest: RestKind<typeof ProjectBody, Project, ProjectInput> = {
  kind: projectKind,
  path: "/projects",
  name: "project",
  body: ProjectBody,
  answer: ProjectAnswer,

  read(context, id) {
    return projectAt(context.db, restReadScope(context), id);
  },

  async toInput(context, body, target) {
    const input = await inputWithStoredSection(context, target);
    input.imageId = await imageFromRest(context, body.img, "img");
    input.imageIds = await imagesFromRest(context, body.gallery, "gallery");
    input.translations = translationsFromRest(body.translations, (sent) => {
      const texts = new ProjectTranslationInput();
      texts.name = sent?.name ?? "";
      texts.summary = sent?.miniDesc ?? "";
      texts.description = sent?.desc ?? "";
      return texts;
    });
    return input;
  },

  async toAnswer(context, project): Promise<Static<typeof ProjectAnswer>> {
    const { loaders, publicUrl } = context;
    const images = await loaders.placedImages(ProjectImage, project);
    const rows = await translationsWithLibraryAlt(context, project.translations, "description");
    return {
      ...itemToRest(project),
      section: project.section,
      page: project.page,
      img: imageToRest(project.image, publicUrl),
      gallery: images.map((image) => imageToRest(image, publicUrl)),
      translations: translationsToRest(rows, (row) => ({
        name: row?.name ?? "",
        miniDesc: row?.summary ?? "",
        desc: row?.description ?? "",
      })),
    };
  },
};

/** REST bodies have no `section`, no `page` and no goal: an update leaves them unchanged. */
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
    input.goalTarget = stored.goalTarget;
    input.goalFrom = stored.goalFrom;
    input.goalUntil = stored.goalUntil;
    input.goalNeedsUa = stored.goalNeedsUa;
    input.goalNeedsEng = stored.goalNeedsEng;
  }
  return input;
}
