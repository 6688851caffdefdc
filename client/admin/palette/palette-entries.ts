import type { ComponentType } from "react";
import type { AdminImageFragment } from "../../graphql/generated/AdminImage.ts";
import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import type { IconProps } from "../../ui/icons/IconSvg.tsx";
import { matchRank } from "./match-text.ts";

/** The groups of the palette, in their order among groups that match equally well. */
const paletteGroups = ["content", "images", "go", "settings", "people", "add", "more"] as const;

type PaletteGroup = (typeof paletteGroups)[number];

/** One entry of the palette: it opens a page or runs an action. */
export type PaletteEntry = {
  id: string;
  group: PaletteGroup;
  label: string;
  /** Further terms under which it is found. */
  alias?: string;
  /** Shown below the label. */
  note?: string;
  Icon?: ComponentType<IconProps>;
  /** For content: shown with its picture and its languages. */
  item?: SummaryRowFragment;
  /** For pictures of the library. */
  image?: AdminImageFragment;
} & ({ to: string; run?: never } | { to?: never; run: () => void });

/** An entry with how well it matches, see `matchRanks`. */
export type RankedEntry = { entry: PaletteEntry; rank: number };

/** Entries that contain every typed word, misspelled too; all of them while nothing is typed. */
export const rankEntries = (entries: readonly PaletteEntry[], text: string): RankedEntry[] =>
  entries.flatMap((entry) => {
    const rank = matchRank(text, `${entry.label} ${entry.alias ?? ""}`);
    return rank === null ? [] : [{ entry, rank }];
  });

/** The entries by group, the groups with the best matches first, in a group the best ones. */
export function inOrder(ranked: readonly RankedEntry[]): PaletteEntry[] {
  const best = new Map<PaletteGroup, number>();
  for (const { entry, rank } of ranked) {
    best.set(entry.group, Math.min(rank, best.get(entry.group) ?? rank));
  }
  const placeOf = ({ entry: { group } }: RankedEntry) =>
    (best.get(group) ?? 0) * paletteGroups.length + paletteGroups.indexOf(group);
  return [...ranked]
    .sort((a, b) => placeOf(a) - placeOf(b) || a.rank - b.rank)
    .map(({ entry }) => entry);
}
