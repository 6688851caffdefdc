import { defineKind, editorsOrder } from "../content/content-kind.ts";
import { kindResolvers } from "../content/kind-resolvers.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import { restOf } from "../content/rest.ts";
import { Member, MemberInput, MemberList, MemberTranslation } from "./member.entity.ts";

export const memberKind = defineKind({
  name: "Member",
  description: "A member of the foundation's team.",
  noun: "team member",
  plural: "team members",
  operations: { item: "member", list: "members", save: "saveMember" },
  namesInMail: { ua: "команда", eng: "team" },
  entity: Member,
  translation: MemberTranslation,
  input: MemberInput,
  order: editorsOrder,
  reservedAddresses: [],
  pagePath: ({ id, address }) => `/team/${address ?? id}`,
  sitemapSection: "team",
  card: { label: { ua: "Команда", eng: "Team" } },
});

export const memberRest = restOf(memberKind, { path: "/members", name: "member" });

export const memberQueries = new ContentQueries(memberKind);

export const memberResolvers = kindResolvers(memberKind, {
  list: { type: MemberList, description: "Lists team members in the order set by editors." },
});
