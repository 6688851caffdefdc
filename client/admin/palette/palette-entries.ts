import type { ComponentType } from "react";
import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import type { IconProps } from "../../ui/icons/IconSvg.tsx";

/** The parts of the palette, in the order in which they stand. */
export const paletteGroups = ["content", "go", "add", "more"] as const;

/** One line of the palette: it leads somewhere, or does something. */
export type PaletteEntry = {
  id: string;
  group: (typeof paletteGroups)[number];
  label: string;
  /** Other words under which it is found. */
  alias?: string;
  Icon?: ComponentType<IconProps>;
  /** Of content: it is shown with its picture and its languages. */
  item?: SummaryRowFragment;
} & ({ to: string; run?: never } | { to?: never; run: () => void });

/** Those in which every typed word occurs; all of them while nothing is typed. */
export function filterEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = text.toLocaleLowerCase("uk").split(/\s+/).filter(Boolean);
  return entries.filter(({ label, alias = "" }) => {
    const searchedText = `${label} ${alias}`.toLocaleLowerCase("uk");
    return words.every((word) => searchedText.includes(word));
  });
}
