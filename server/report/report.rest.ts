import Type, { type Static } from "typebox";
import {
  imagesFromRest,
  imageToRest,
  itemToRest,
  perLanguage,
  perLanguageInput,
  RestImage,
  RestImageInput,
  type RestKind,
  restItem,
  restVersion,
  translationsFromRest,
  translationsToRest,
} from "../content/rest.ts";
import { absoluteUrl } from "../image/image-urls.ts";
import { figuresInputOf } from "./figures/stored-figures.ts";
import { Report, ReportImage } from "./report.entity.ts";
import { ReportInput, ReportTranslationInput } from "./report.input.ts";
import { reportKind } from "./report.kind.ts";
import { documentsOf } from "./report-documents.ts";

const ReportBody = Type.Object({
  version: restVersion,
  month: Type.Optional(Type.Integer({ minimum: 0, maximum: 12 })),
  year: Type.Optional(Type.Integer({ minimum: 1990, maximum: 2200 })),
  gallery: Type.Optional(Type.Array(RestImageInput, { maxItems: 500 })),
  translations: perLanguageInput(
    Type.Object({ desc: Type.Optional(Type.String({ maxLength: 20_000 })) }),
  ),
});

const ReportAnswer = Type.Object({
  ...restItem,
  month: Type.Integer(),
  year: Type.Integer(),
  gallery: Type.Array(RestImage),
  documents: Type.Array(
    Type.Object({ name: perLanguage(Type.String()), url: Type.String(), size: Type.Integer() }),
  ),
  translations: perLanguage(Type.Object({ desc: Type.String() })),
});

export const reportRest: RestKind<typeof ReportBody, Report, ReportInput> = {
  kind: reportKind,
  path: "/reports",
  name: "report",
  body: ReportBody,
  answer: ReportAnswer,

  async toInput(context, body, target) {
    const input = new ReportInput();
    if (body.month !== undefined) input.month = body.month;
    if (body.year !== undefined) input.year = body.year;
    input.imageIds = await imagesFromRest(context, body.gallery, "gallery");
    // REST bodies have neither documents nor figures: an update leaves them unchanged.
    input.documents = target ? (await documentsOf(context.db, [target.id])).flat() : [];
    const stored = target ? await context.db.findOneBy(Report, { id: target.id }) : null;
    input.figures = stored && (await figuresInputOf(context.db, stored));
    input.translations = translationsFromRest(body.translations, (sent) => {
      const texts = new ReportTranslationInput();
      texts.description = sent?.desc ?? "";
      return texts;
    });
    return input;
  },

  async toAnswer({ loaders, publicUrl, db }, report): Promise<Static<typeof ReportAnswer>> {
    const [images, documents] = await Promise.all([
      loaders.placedImages(ReportImage, report),
      loaders.loader("documents", (ids) => documentsOf(db, ids)).load(report.id),
    ]);
    return {
      ...itemToRest(report),
      month: report.month,
      year: report.year,
      gallery: images.map((image) => imageToRest(image, publicUrl)),
      documents: documents.map(({ nameUa, nameEng, url, size }) => ({
        name: { ua: nameUa, eng: nameEng },
        url: absoluteUrl({ url }, publicUrl),
        size,
      })),
      translations: translationsToRest(report.translations, (row) => ({
        desc: row?.description ?? "",
      })),
    };
  },
};
