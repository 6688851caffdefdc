import { type ContentKind, editorsOrder } from "../content/content-kind.ts";
import { requireImage } from "../content/placement.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import { Partner, PartnerTranslation } from "./partner.entity.ts";
import type { PartnerInput } from "./partner.input.ts";

export const partnerKind: ContentKind<Partner, PartnerTranslation, PartnerInput> = {
  name: "Partner",
  description: "An organisation that supports the foundation.",
  namesInMail: { ua: "партнери", eng: "partners" },
  entity: Partner,
  translation: PartnerTranslation,
  order: editorsOrder,
  relations: ["image"],
  title: ["name"],
  pagePath: () => "/partners",

  async assign(partner, input, { manager }) {
    partner.website = input.website || null;
    partner.imageId = await requireImage(manager, input.imageId, partner.imageId);
  },
  assignTranslation(row, texts) {
    row.name = texts.name;
  },

  toInput: ({ website, imageId }) => ({ website, imageId }),
  toTexts: ({ name }) => ({ name }),
};

export const partnerQueries = new ContentQueries(partnerKind);
