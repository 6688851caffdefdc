import { useDebouncedValue } from "@mantine/hooks";
import { usePaletteQuery } from "../../graphql/generated/Palette.ts";
import { adminKindPhrases } from "../../phrases/admin-kinds.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { titleFor, titleOfSummary } from "../editing/titles.ts";
import { faceOf } from "../kinds.ts";
import { type Entry, matching } from "./entries.ts";
import { useActions } from "./useActions.ts";

/** Milliseconds without a keystroke after which the server is asked. */
const pause = 180;

/** What the typed words find: content in either language, then actions. */
export function usePaletteEntries(typed: string) {
  const language = useLanguage();
  const names = usePhrases(adminKindPhrases);
  const actions = useActions();
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, pause);
  const { data, previousData, error } = usePaletteQuery({
    variables: { text: asked, language },
    isQuiet: true,
  });
  const items = text === "" ? [] : ((data ?? previousData)?.searchContent ?? []);
  const content = items.map((item): Entry => {
    const { id, kind } = item;
    const label = titleFor(item, titleOfSummary, language) || names[kind].one;
    return { id, group: "content", label, to: faceOf(kind).edit(id), item };
  });
  const isFresh = asked === text && data !== undefined;
  return {
    // An answer to fewer letters must not stand where Enter, typed quickly, would open it.
    entries: [...(isFresh ? content : matching(content, text)), ...matching(actions, text)],
    /** The answer to what is typed is not here yet. */
    isSearching: text !== "" && !error && !isFresh,
    isFailed: text !== "" && error !== undefined,
  };
}
