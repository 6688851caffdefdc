import { defineKind, editorsOrder } from "../content/content-kind.ts";
import { kindResolvers } from "../content/kind-resolvers.ts";
import { Partner, PartnerInput, PartnerList, PartnerTranslation } from "./partner.entity.ts";

export const partnerKind = defineKind({
  name: "Partner",
  description: "An organisation that supports the foundation.",
  noun: "partner",
  plural: "partners",
  operations: { item: "partner", list: "partners", save: "savePartner" },
  namesInMail: { ua: "партнери", eng: "partners" },
  entity: Partner,
  translation: PartnerTranslation,
  input: PartnerInput,
  order: editorsOrder,
  pagePath: () => "/partners",
});

export const partnerResolvers = kindResolvers(partnerKind, {
  list: { type: PartnerList, description: "Lists partners in the order set by editors." },
});
