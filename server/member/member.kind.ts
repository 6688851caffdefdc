import { type ContentKind, editorsOrder } from "../content/content-kind.ts";
import { requireImage } from "../content/placement.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import { Member, MemberTranslation } from "./member.entity.ts";
import type { MemberInput } from "./member.input.ts";

export const memberKind: ContentKind<Member, MemberTranslation, MemberInput> = {
  name: "Member",
  description: "A member of the foundation's team.",
  namesInMail: { ua: "команда", eng: "team" },
  entity: Member,
  translation: MemberTranslation,
  order: editorsOrder,
  relations: ["image"],
  title: ["name", "surname"],
  quoted: ["role", "about"],
  reservedAddresses: [],
  pagePath: ({ id, address }) => `/team/${address ?? id}`,
  sitemapSection: "team",
  card: { label: { ua: "Команда", eng: "Team" } },

  async assign(member, input, { manager }) {
    member.isOrganizer = input.isOrganizer;
    member.isPsychologist = input.isPsychologist;
    member.groupId = input.groupId || null;
    member.imageId = await requireImage(manager, input.imageId, member.imageId);
  },
  assignTranslation(row, texts) {
    row.name = texts.name;
    row.surname = texts.surname;
    row.role = texts.role;
    row.about = texts.about;
  },

  toInput: ({ isOrganizer, isPsychologist, groupId, imageId }) => ({
    isOrganizer,
    isPsychologist,
    groupId,
    imageId,
  }),
  toTexts: ({ name, surname, role, about }) => ({ name, surname, role, about }),
};

export const memberQueries = new ContentQueries(memberKind);
