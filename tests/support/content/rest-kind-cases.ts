import { aRestImage } from "../server/rest-client.ts";
import type { TestServer } from "../server/test-server.ts";
import { aPublishedItem } from "./published-item.ts";

/** How the tests that hold for every kind on the REST face speak of one. */
export interface RestKindCase {
  path: string;
  /** In GraphQL: Report, BlogPost … */
  kind: string;
  one: string;
  /** A word of its translations: its name here, its name in GraphQL, its longest length. */
  textField: { rest: string; graphql: string; longest: number };
  /** All words of one language. */
  textsOf(mark: string): Record<string, string>;
  /** What else a client sends, as it comes back. */
  otherFields(site: TestServer): Promise<Record<string, unknown>>;
  /** Needed even of a blank editor. */
  requiredFields?(site: TestServer): Promise<Record<string, unknown>>;
  /** What a blank editor's item holds. */
  defaults: Record<string, unknown>;
  /** What comes back beside what was sent. */
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
    textsOf: (mark) => ({ name: mark, miniDesc: `${mark} коротко`, desc: `<p>${mark} далі</p>` }),
    otherFields: async (site) => ({ img: await aRestImage(site.db), gallery: await two(site) }),
    defaults: { img: noImage, gallery: [], section: "list", page: null },
    addedFields: { section: "list", page: null },
  },
  {
    path: "/gallery",
    kind: "Gallery",
    one: "gallery",
    textField: { rest: "title", graphql: "title", longest: 300 },
    textsOf: (mark) => ({ title: mark, itemDesc: `${mark} далі` }),
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
    textsOf: (mark) => ({ name: mark, galleryDesc: `${mark} далі` }),
    otherFields: async ({ db }) => ({ img: await aRestImage(db) }),
    defaults: { img: noImage },
  },
  {
    path: "/blog",
    kind: "BlogPost",
    one: "blogPost",
    textField: { rest: "title", graphql: "title", longest: 300 },
    textsOf: (mark) => ({
      title: mark,
      shortDescription: `${mark} коротко`,
      content: `<h2>${mark}</h2>`,
    }),
    otherFields: async ({ db }) => ({ img: await aRestImage(db) }),
    defaults: { img: noImage, postedAt: "2031-03-01T10:00:00.000Z" },
    addedFields: { postedAt: "2031-03-01T10:00:00.000Z" },
  },
  {
    path: "/reports",
    kind: "Report",
    one: "report",
    textField: { rest: "desc", graphql: "description", longest: 20_000 },
    textsOf: (mark) => ({ desc: mark }),
    otherFields: async (site) => ({ month: 5, year: 2023, gallery: await two(site) }),
    defaults: { month: 0, year: 2031, gallery: [], documents: [] },
    addedFields: { documents: [] },
  },
  {
    path: "/members",
    kind: "Member",
    one: "member",
    textField: { rest: "surname", graphql: "surname", longest: 100 },
    textsOf: (mark) => ({ name: `${mark}!`, surname: mark, role: "-", about: `${mark} далі` }),
    otherFields: async ({ db }) => ({
      img: await aRestImage(db),
      isOrganizer: true,
      isPsychologist: true,
    }),
    defaults: { img: noImage, isOrganizer: false, isPsychologist: false },
  },
];

/** The words of a language that nobody wrote. */
export const blankTexts = (face: RestKindCase) =>
  Object.fromEntries(Object.keys(face.textsOf("")).map((name) => [name, ""]));
