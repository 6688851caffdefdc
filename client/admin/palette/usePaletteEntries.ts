import { useDebouncedValue } from "@mantine/hooks";
import { usePaletteQuery } from "../../graphql/generated/Palette.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { kindInfoOf, kindNames } from "../kinds.ts";
import { titleOfSummary, titleWithFallback } from "../screen/item-title.ts";
import { filterEntries, type PaletteEntry } from "./palette-entries.ts";
import { usePaletteActions } from "./usePaletteActions.ts";

/** Milliseconds without a keystroke before the server is queried. */
const searchDebounceMs = 180;

/** Matches of the typed text: content in either language, then actions. */
export function usePaletteEntries(typed: string) {
  const language = useLanguage();
  const names = usePhrases(kindNames);
  const actions = usePaletteActions();
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, searchDebounceMs);
  const { data, previousData, error } = usePaletteQuery({
    variables: { text: asked, language },
    isQuiet: true,
  });
  const items = text === "" ? [] : ((data ?? previousData)?.searchContent ?? []);
  const content = items.map((item): PaletteEntry => {
    const { id, kind } = item;
    const label = titleWithFallback(item, titleOfSummary, language) || names[kind].one;
    return { id, group: "content", label, to: kindInfoOf(kind).edit(id), item };
  });
  const isFresh = asked === text && data !== undefined;
  return {
    // The result for a shorter text must not show, because a quick Enter would open it.
    entries: [
      ...(isFresh ? content : filterEntries(content, text)),
      ...filterEntries(actions, text),
    ],
    /** The result for the typed text is pending. */
    isSearching: text !== "" && !error && !isFresh,
    isFailed: text !== "" && error !== undefined,
  };
}
