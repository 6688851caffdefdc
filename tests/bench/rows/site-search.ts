import { graphqlLoad } from "../load/graphql.ts";
import { median } from "../load/measure-in-turns.ts";
import { responseTo } from "../load/responses.ts";
import { rareWord } from "../site/many-galleries.ts";
import type { Site } from "../site/sites.ts";
import { type Finding, shortened } from "../table.ts";

/** Frequent in titles, frequent in texts, rare, two words, unknown. */
export const exactTexts = ["свято", "діти", rareWord, "табір Тернополі", "жирафа"];

/** One word misspelled, two, one beside a word, one beside a short word that occurs nowhere. */
export const misspelledTexts = ["Тернополь", "Подарнки Миклая", "Літній таббір", "Лтній тбір"];

/** Few enough for a visitor, whose network may search 600 times in ten minutes. */
const times = 20;

const searchFor = (text: string) => `{
  siteSearch(search: ${JSON.stringify(text)}, language: UA, first: 30) {
    items {
      id kind path language title { text isMatch } excerpt { text isMatch } cover { id url variants }
    }
    counts { kind count }
  }
}`;

/** Milliseconds of a visitor's search of all kinds: the slowest of several texts, one at a time. */
export async function slowestSearch({ origin }: Site, texts: readonly string[]): Promise<Finding> {
  const medians = new Map<string, number>();
  for (const text of texts) {
    const durations: number[] = [];
    for (let time = 0; time <= times; time += 1) {
      const startedAt = performance.now();
      const response = await responseTo(graphqlLoad(origin, searchFor(text)));
      if (response.text.startsWith('{"errors"')) return { missing: response.text.slice(0, 100) };
      if (time > 0) durations.push(performance.now() - startedAt);
    }
    medians.set(text, median(durations));
  }
  const seen = [...medians].map(([text, ms]) => `${text} ${shortened(ms)}`).join(", ");
  return { value: Math.max(...medians.values()), seen: `medians of ${times}: ${seen}` };
}
