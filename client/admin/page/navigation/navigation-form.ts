import type {
  EditedNavigationFragment,
  MenuEntryFragment,
} from "../../../graphql/generated/NavigationPage.ts";
import { paths } from "../../../paths.ts";
import type { Language } from "../../../phrases/language.tsx";
import { layoutPhrases } from "../../../phrases/site/layout.ts";
import type { TextCount } from "../../editor/state/nested-fields.ts";

/** The lists of links, in the order of their screen. */
export const menuNames = ["links", "button", "header", "footer"] as const;

export type MenuName = (typeof menuNames)[number];

/** The most entries of a list. */
export const mostEntries: Record<MenuName, number> = {
  links: 2,
  button: 1,
  header: 40,
  footer: 40,
};

export type Entry = MenuEntryFragment;
export type SitePage = NonNullable<Entry["sitePage"]>;

/** Entries hold the texts of both languages, so that there are no translations. */
export type NavigationForm = Record<MenuName, readonly Entry[]> & {
  translations: { ua: object; eng: object };
};

/** The pages of the site itself, by the names of their paths and phrases. */
const sitePageNames = {
  HOME: "home",
  ABOUT: "about",
  NEED_HELP: "needHelp",
  HELP: "help",
  DONATE: "donate",
  PROJECTS: "projects",
  TEAM: "team",
  PARTNERS: "partners",
  REPORTS: "reports",
  GALLERIES: "galleries",
  VIDEOS: "videos",
  TOGETHER_POINTS: "togetherPoints",
  BLOG_POSTS: "blogPosts",
  NEWS: "news",
  CONTACTS: "contacts",
  SEARCH: "search",
  PRIVACY: "privacy",
} as const satisfies Record<SitePage, keyof typeof layoutPhrases.UA.pages>;

export const sitePages = Object.keys(sitePageNames) as SitePage[]; // keys of a constant record

export const sitePagePath = (page: SitePage): string => paths[sitePageNames[page]]();

export const sitePageLabel = (page: SitePage, language: Language): string =>
  layoutPhrases[language].pages[sitePageNames[page]];

/** An entry without texts of its own. */
export const entryOf = (
  entry: Pick<Entry, "id"> & Partial<Pick<Entry, "sitePage" | "pageId" | "url">>,
): Entry => ({
  sitePage: null,
  pageId: null,
  url: null,
  ...entry,
  labelUa: "",
  labelEng: "",
  isHidden: false,
});

/** The lists of a site on which nobody has edited them. */
export const defaultEntries = (
  stored: EditedNavigationFragment | null | undefined,
  name: MenuName,
): Entry[] => {
  const { defaultHeader, defaultFooter, defaultLinks, defaultButton } = stored ?? {};
  const defaults = {
    header: defaultHeader,
    footer: defaultFooter,
    links: defaultLinks,
    button: defaultButton,
  };
  return defaults[name]?.map(storedEntry) ?? [];
};

const storedEntry = (entry: MenuEntryFragment): Entry => ({
  id: entry.id,
  sitePage: entry.sitePage,
  pageId: entry.pageId,
  url: entry.url,
  labelUa: entry.labelUa,
  labelEng: entry.labelEng,
  isHidden: entry.isHidden,
});

export const navigationForm = (stored: EditedNavigationFragment | null): NavigationForm => ({
  header: stored?.header.map(storedEntry) ?? [],
  footer: stored?.footer.map(storedEntry) ?? [],
  links: stored?.links.map(storedEntry) ?? [],
  button: stored?.button.map(storedEntry) ?? [],
  translations: { ua: {}, eng: {} },
});

export const labelField = (language: Language) => (language === "UA" ? "labelUa" : "labelEng");

export const labelIn = (entry: Entry, language: Language): string => entry[labelField(language)];

/** A text is lacking where only the other language has one of its own. */
export function countLabels(form: NavigationForm, language: Language): TextCount {
  const entries = menuNames.flatMap((name) => form[name]);
  const other: Language = language === "UA" ? "ENG" : "UA";
  const lacking = entries.filter(
    (entry) =>
      !labelIn(entry, language).trim() && (labelIn(entry, other).trim() || entry.url !== null),
  );
  return { filled: entries.length - lacking.length, fields: entries.length };
}
