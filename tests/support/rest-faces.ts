import type { TestApplication } from "./application.ts";
import { aPublished } from "./published.ts";
import { aRestImage } from "./rest.ts";

/** How the tests that hold for every kind on the REST face speak of one. */
export interface RestFace {
  path: string;
  /** In GraphQL: Report, BlogPost … */
  kind: string;
  one: string;
  /** A word of its translations: its name here, its name in GraphQL, its longest length. */
  word: { rest: string; graphql: string; longest: number };
  /** All words of one language. */
  words(mark: string): Record<string, string>;
  /** What else a client sends, as it comes back. */
  rest(site: TestApplication): Promise<Record<string, unknown>>;
  /** Needed even of a blank editor. */
  needed?(site: TestApplication): Promise<Record<string, unknown>>;
  /** What a blank editor's item holds. */
  blank: Record<string, unknown>;
  /** What comes back beside what was sent. */
  added?: Record<string, unknown>;
}

const noImage = { url: "", public_id: "" };

export async function aCategory(site: TestApplication): Promise<string> {
  const translations = { ua: { name: "Табори" }, eng: { name: "Camps" } };
  return (await aPublished(site, "GalleryCategory", { translations })).id;
}

const two = async ({ db }: TestApplication) => [await aRestImage(db), await aRestImage(db)];

export const restFaces: RestFace[] = [
  {
    ...{ path: "/projects", kind: "Project", one: "project" },
    word: { rest: "name", graphql: "name", longest: 300 },
    words: (mark) => ({ name: mark, miniDesc: `${mark} коротко`, desc: `<p>${mark} далі</p>` }),
    rest: async (site) => ({ img: await aRestImage(site.db), gallery: await two(site) }),
    blank: { img: noImage, gallery: [], section: "list", page: null },
    added: { section: "list", page: null },
  },
  {
    ...{ path: "/gallery", kind: "Gallery", one: "gallery" },
    word: { rest: "title", graphql: "title", longest: 300 },
    words: (mark) => ({ title: mark, itemDesc: `${mark} далі` }),
    rest: async (site) => ({
      galleryCategoryId: await aCategory(site),
      images: await two(site),
      ...{ isImportant: true, galleryDate: "2023-05-20, свято" },
    }),
    needed: async (site) => ({ galleryCategoryId: await aCategory(site) }),
    blank: { images: [], isImportant: false, galleryDate: "" },
  },
  {
    ...{ path: "/galleryCategory", kind: "GalleryCategory", one: "galleryCategory" },
    word: { rest: "name", graphql: "name", longest: 200 },
    words: (mark) => ({ name: mark, galleryDesc: `${mark} далі` }),
    rest: async ({ db }) => ({ img: await aRestImage(db) }),
    blank: { img: noImage },
  },
  {
    ...{ path: "/blog", kind: "BlogPost", one: "blogPost" },
    word: { rest: "title", graphql: "title", longest: 300 },
    words: (mark) => ({
      ...{ title: mark, shortDescription: `${mark} коротко`, content: `<h2>${mark}</h2>` },
    }),
    rest: async ({ db }) => ({ img: await aRestImage(db) }),
    blank: { img: noImage, postedAt: "2031-03-01T10:00:00.000Z" },
    added: { postedAt: "2031-03-01T10:00:00.000Z" },
  },
  {
    ...{ path: "/reports", kind: "Report", one: "report" },
    word: { rest: "desc", graphql: "description", longest: 20_000 },
    words: (mark) => ({ desc: mark }),
    rest: async (site) => ({ month: 5, year: 2023, gallery: await two(site) }),
    blank: { month: 0, year: 2031, gallery: [], documents: [] },
    added: { documents: [] },
  },
  {
    ...{ path: "/members", kind: "Member", one: "member" },
    word: { rest: "surname", graphql: "surname", longest: 100 },
    words: (mark) => ({ name: `${mark}!`, surname: mark, role: "-", about: `${mark} далі` }),
    rest: async ({ db }) => ({
      ...{ img: await aRestImage(db), isOrganizer: true, isPsychologist: true },
    }),
    blank: { img: noImage, isOrganizer: false, isPsychologist: false },
  },
];

/** The words of a language that nobody wrote. */
export const silent = (face: RestFace) =>
  Object.fromEntries(Object.keys(face.words("")).map((name) => [name, ""]));
