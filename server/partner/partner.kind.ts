import { defineKind, editorsOrder } from "../content/content-kind.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import { Partner, PartnerInput, PartnerTranslation } from "./partner.entity.ts";

export const partnerKind = defineKind({
  name: "Partner",
  description: "An organisation that supports the foundation.",
  namesInMail: { ua: "партнери", eng: "partners" },
  entity: Partner,
  translation: PartnerTranslation,
  input: PartnerInput,
  order: editorsOrder,
  pagePath: () => "/partners",
});

export const partnerQueries = new ContentQueries(partnerKind);
