import { paths } from "../../paths.ts";
import type { Language } from "../../phrases/language.tsx";
import { searchPagesPhrases } from "../../phrases/site/search-pages.ts";

const { UA, ENG } = searchPagesPhrases;
type PageName = keyof typeof UA;
const names = Object.keys(UA) as PageName[]; // keys of a constant record

/** At most so many fixed pages precede the results. */
const maxPages = 3;

type PageResult = {
  path: string;
  language: Language;
  title: { text: string; isMatch: boolean }[];
  excerpt: [];
};

/**
 * The site's fixed pages whose title or keywords, in either language, contain every typed word; those
 * with the words in their title come first. Without the hidden ones. When there are none and `isTolerant`, words may be
 * misspelled.
 */
export function findPages(
  text: string,
  language: Language,
  isTolerant: boolean,
  hidden: readonly PageName[] = [],
): PageResult[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const ranked = names
    .filter((name) => !hidden.includes(name))
    .map((name) => ({ name, rank: rankOf(name, typed) }));
  const exact = ranked.filter(({ rank }) => rank < misspelled);
  const similar = isTolerant ? ranked.filter(({ rank }) => rank === misspelled) : [];
  return (exact.length > 0 ? exact : similar)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxPages)
    .map(({ name }) => ({
      path: paths[name](),
      language,
      title: [{ text: searchPagesPhrases[language][name].title, isMatch: false }],
      excerpt: [],
    }));
}

const misspelled = 2;
const notFound = 3;

function rankOf(name: PageName, typed: readonly string[]): number {
  const titles = wordsOf(`${UA[name].title} ${ENG[name].title}`);
  const all = [...titles, ...wordsOf(`${UA[name].keywords} ${ENG[name].keywords}`)];
  const tests = [
    (word: string) => titles.some((known) => known.startsWith(word)),
    (word: string) => all.some((known) => known.startsWith(word)),
    (word: string) => all.some((known) => isLike(known, word)),
  ];
  const rank = tests.findIndex((test) => typed.every(test));
  return rank < 0 ? notFound : rank;
}

/** Words without case, accents and apostrophes; those of one letter are left out. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300\u0301’ʼ‘´`']/g, "")
    .normalize("NFC")
    .replaceAll("ґ", "г")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** Whether a word or its beginning differs by one letter, or by two in words of seven and more. */
function isLike(known: string, typed: string): boolean {
  if (known.startsWith(typed)) return true;
  if (typed.length < 4) return false;
  const allowed = typed.length < 7 ? 1 : 2;
  return [-1, 0, 1].some(
    (more) => editDistance(known.slice(0, typed.length + more), typed) <= allowed,
  );
}

/** The number of inserted, removed and replaced letters between two words (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, otherLetter] of [...other].entries()) {
      const replaced = (row[place] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
