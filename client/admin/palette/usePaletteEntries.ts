import { useDebouncedValue } from "@mantine/hooks";
import { usePaletteQuery } from "../../graphql/generated/Palette.ts";
import { adminKindPhrases } from "../../phrases/admin/kinds.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { kindInfoOf } from "../kinds.ts";
import { titleOfSummary, titleWithFallback } from "../screen/item-title.ts";
import { filterEntries, type PaletteEntry } from "./palette-entries.ts";
import { usePaletteActions } from "./usePaletteActions.ts";

/** Milliseconds without a keystroke after which the server is asked. */
const searchDebounceMs = 180;

/** What the typed words find: content in either language, then actions. */
export function usePaletteEntries(typed: string) {
  const language = useLanguage();
  const names = usePhrases(adminKindPhrases);
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
    // An answer to fewer letters must not stand where Enter, typed quickly, would open it.
    entries: [
      ...(isFresh ? content : filterEntries(content, text)),
      ...filterEntries(actions, text),
    ],
    /** The answer to what is typed is not here yet. */
    isSearching: text !== "" && !error && !isFresh,
    isFailed: text !== "" && error !== undefined,
  };
}
