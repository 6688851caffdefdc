import type { ComponentType } from "react";
import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import type { IconProps } from "../../ui/icons/IconSvg.tsx";

/** The groups of the palette, in their order. */
export const paletteGroups = ["content", "go", "add", "more"] as const;

/** One entry of the palette: it opens a page or runs an action. */
export type PaletteEntry = {
  id: string;
  group: (typeof paletteGroups)[number];
  label: string;
  /** Further terms under which it is found. */
  alias?: string;
  Icon?: ComponentType<IconProps>;
  /** For content: shown with its picture and its languages. */
  item?: SummaryRowFragment;
} & ({ to: string; run?: never } | { to?: never; run: () => void });

/** Entries that contain every typed word; all of them while nothing is typed. */
export function filterEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = text.toLocaleLowerCase("uk").split(/\s+/).filter(Boolean);
  return entries.filter(({ label, alias = "" }) => {
    const searchedText = `${label} ${alias}`.toLocaleLowerCase("uk");
    return words.every((word) => searchedText.includes(word));
  });
}
