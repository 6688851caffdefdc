import { aRestImage } from "../server/rest-client.ts";
import type { TestServer } from "../server/test-server.ts";
import { aPublishedItem } from "./published-item.ts";

/** What the REST tests that run for every kind of content need to know about one kind. */
export interface RestKindCase {
  path: string;
  /** The name of its GraphQL type, such as BlogPost. */
  kind: string;
  one: string;
  /** A text field of its translations: its name in REST and in GraphQL, and its maximum length. */
  textField: { rest: string; graphql: string; longest: number };
  /** All texts of one language; `text` is part of each. */
  textsOf(text: string): Record<string, string>;
  /** The texts that name an item; empty for a kind without names. */
  titleOf(text: string): Record<string, string>;
  /** The other fields of a request, which the response repeats. */
  otherFields(site: TestServer): Promise<Record<string, unknown>>;
  /** The fields without which even a blank item is refused. */
  requiredFields?(site: TestServer): Promise<Record<string, unknown>>;
  /** The fields of the response for a blank item. */
  defaults: Record<string, unknown>;
  /** Fields that only the response has. */
  addedFields?: Record<string, unknown>;
}

const noImage = { url: "", public_id: "" };

export async function aCategory(site: TestServer): Promise<string> {
  const translations = { ua: { name: "Табори" }, eng: { name: "Camps" } };
  return (await aPublishedItem(site, "GalleryCategory", { translations })).id;
}

const two = async ({ db }: TestServer) => [await aRestImage(db), await aRestImage(db)];

export const restKindCases: RestKindCase[] = [
  {
    path: "/projects",
    kind: "Project",
    one: "project",
    textField: { rest: "name", graphql: "name", longest: 300 },
    textsOf: (text) => ({ name: text, miniDesc: `${text} коротко`, desc: `<p>${text} далі</p>` }),
    titleOf: (text) => ({ name: text }),
    otherFields: async (site) => ({ img: await aRestImage(site.db), gallery: await two(site) }),
    defaults: { img: noImage, gallery: [], section: "list", page: null },
    addedFields: { section: "list", page: null },
  },
  {
    path: "/gallery",
    kind: "Gallery",
    one: "gallery",
    textField: { rest: "title", graphql: "title", longest: 300 },
    textsOf: (text) => ({ title: text, itemDesc: `${text} далі` }),
    titleOf: (text) => ({ title: text }),
    otherFields: async (site) => ({
      galleryCategoryId: await aCategory(site),
      images: await two(site),
      isImportant: true,
      galleryDate: "2023-05-20, свято",
    }),
    requiredFields: async (site) => ({ galleryCategoryId: await aCategory(site) }),
    defaults: { images: [], isImportant: false, galleryDate: "" },
  },
  {
    path: "/galleryCategory",
    kind: "GalleryCategory",
    one: "galleryCategory",
    textField: { rest: "name", graphql: "name", longest: 200 },
    textsOf: (text) => ({ name: text, galleryDesc: `${text} далі` }),
    titleOf: (text) => ({ name: text }),
    otherFields: async ({ db }) => ({ img: await aRestImage(db) }),
    defaults: { img: noImage },
  },
  {
    path: "/blog",
    kind: "BlogPost",
    one: "blogPost",
    textField: { rest: "title", graphql: "title", longest: 300 },
    textsOf: (text) => ({
      title: text,
      shortDescription: `${text} коротко`,
      content: `<h2>${text}</h2>`,
    }),
    titleOf: (text) => ({ title: text }),
    otherFields: async ({ db }) => ({ img: await aRestImage(db) }),
    defaults: {
      img: noImage,
      postedAt: "2031-03-01T10:00:00.000Z",
      author: null,
      namesChanged: false,
    },
    addedFields: { postedAt: "2031-03-01T10:00:00.000Z", author: null, namesChanged: false },
  },
  {
    path: "/reports",
    kind: "Report",
    one: "report",
    textField: { rest: "desc", graphql: "description", longest: 20_000 },
    textsOf: (text) => ({ desc: text }),
    titleOf: () => ({}),
    otherFields: async (site) => ({ month: 5, year: 2023, gallery: await two(site) }),
    defaults: { month: 0, year: 2031, gallery: [], documents: [] },
    addedFields: { documents: [] },
  },
  {
    path: "/members",
    kind: "Member",
    one: "member",
    textField: { rest: "surname", graphql: "surname", longest: 100 },
    textsOf: (text) => ({ name: `${text}!`, surname: text, role: "-", about: `${text} далі` }),
    titleOf: (text) => ({ name: text, surname: text }),
    otherFields: async ({ db }) => ({
      img: await aRestImage(db),
      isOrganizer: true,
      isPsychologist: true,
    }),
    defaults: { img: noImage, isOrganizer: false, isPsychologist: false },
  },
];

/** The texts of an empty translation. */
export const blankTexts = (kind: RestKindCase) =>
  Object.fromEntries(Object.keys(kind.textsOf("")).map((name) => [name, ""]));
