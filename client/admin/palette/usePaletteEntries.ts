import { useDebouncedValue } from "@mantine/hooks";
import { type PaletteQuery, usePaletteQuery } from "../../graphql/generated/Palette.ts";
import { useSession } from "../../graphql/session.ts";
import { editorPaths } from "../../paths.ts";
import { imagePhrases } from "../../phrases/admin/images.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { UserIcon } from "../../ui/icons/admin-icons.tsx";
import { imageName } from "../image/useAdminImage.ts";
import { kindInfoOf, kindNames } from "../kinds.ts";
import { titleOfSummary, titleWithFallback } from "../screen/item-title.ts";
import { inOtherLayout } from "../screen/keyboard-layout.ts";
import { matchRanks } from "./match-text.ts";
import { inOrder, type PaletteEntry, type RankedEntry, rankEntries } from "./palette-entries.ts";
import { settingEntries } from "./setting-entries.ts";
import { usePaletteActions } from "./usePaletteActions.ts";

/** Milliseconds without a keystroke before the server is queried. */
const searchDebounceMs = 180;

/** Shorter texts are in the other keyboard layout the beginning of too many words. */
const minConvertedLength = 3;

/** Matches of the typed text: content and pictures in either language, then actions. */
export function usePaletteEntries(typed: string) {
  const language = useLanguage();
  const isAdmin = useSession()?.userType === "admin";
  const actions = usePaletteActions();
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, searchDebounceMs);
  const { data, previousData, error } = usePaletteQuery({
    variables: {
      text: asked,
      otherLayout: asked.length < minConvertedLength ? "" : inOtherLayout(asked),
      language,
      isAdmin,
    },
  });
  const toEntries = useFoundEntries(language);
  const found = text === "" ? [] : toEntries(data ?? previousData);
  const isFresh = asked === text && data !== undefined;
  const entries = [...actions, ...(isAdmin && text !== "" ? settingEntries(language) : [])];
  return {
    entries: inOrder([
      // The result for a shorter text must not show, because a quick Enter would open it.
      ...(isFresh ? found : withText(found, text)),
      ...rankEntries(text === "" ? [] : usersOf(data ?? previousData), text),
      ...rankEntries(entries, text),
    ]),
    /** The result for the typed text is pending. */
    isSearching: text !== "" && !error && !isFresh,
    isFailed: text !== "" && error !== undefined,
  };
}

const withText = (found: readonly RankedEntry[], text: string): RankedEntry[] =>
  rankEntries(
    found.map(({ entry }) => entry),
    text,
  );

/** Content and pictures that the server found; those of the other keyboard layout come after. */
function useFoundEntries(language: Language) {
  const names = usePhrases(kindNames);
  const { nameless } = usePhrases(imagePhrases);
  const ofContent = (item: PaletteQuery["searchContent"][number]): PaletteEntry => {
    const label = titleWithFallback(item, titleOfSummary, language) || names[item.kind].one;
    const to = kindInfoOf(item.kind).edit(item.id);
    return { id: item.id, group: "content", label, to, item };
  };
  const ofImage = (image: PaletteQuery["findImages"][number]): PaletteEntry => ({
    id: image.id,
    group: "images",
    label: imageName(image, language) || nameless,
    // What was searched may be in the other language, in a tag or in the name of the file.
    alias: [image.altUa, image.altEng, image.fileName, ...image.tags].join(" "),
    note: [...image.tags, image.fileName].filter(Boolean).join(" · "),
    to: `${editorPaths.images()}?image=${image.id}`,
    image,
  });
  return (data: PaletteQuery | undefined): RankedEntry[] => {
    if (!data) return [];
    const exact = [...data.searchContent.map(ofContent), ...data.findImages.map(ofImage)];
    const known = new Set(exact.map(({ id }) => id));
    const converted = [
      ...data.otherLayoutContent.map(ofContent),
      ...data.otherLayoutImages.map(ofImage),
    ].filter(({ id }) => !known.has(id));
    return [
      ...exact.map((entry) => ({ entry, rank: matchRanks.exact })),
      ...converted.map((entry) => ({ entry, rank: matchRanks.otherLayout })),
    ];
  };
}

/** The people who can sign in, for admins. */
const usersOf = (data: PaletteQuery | undefined): PaletteEntry[] =>
  (data?.users ?? []).map(({ id, name, email }) => ({
    id: `user ${id}`,
    group: "people",
    label: name || email,
    alias: email,
    note: email,
    to: editorPaths.users(),
    Icon: UserIcon,
  }));
