import type { ComponentType } from "react";
import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import type { IconProps } from "../../ui/Drawing.tsx";

/** The parts of the palette, in the order in which they stand. */
export const groups = ["content", "go", "add", "more"] as const;

/** One line of the palette: it leads somewhere, or does something. */
export type Entry = {
  id: string;
  group: (typeof groups)[number];
  label: string;
  /** Other words under which it is found. */
  alias?: string;
  Icon?: ComponentType<IconProps>;
  /** Of content: it is shown with its picture and its languages. */
  item?: SummaryRowFragment;
} & ({ to: string; run?: never } | { to?: never; run: () => void });

/** Those in which every typed word occurs; all of them while nothing is typed. */
export function matching(entries: readonly Entry[], text: string): Entry[] {
  const words = text.toLocaleLowerCase("uk").split(/\s+/).filter(Boolean);
  return entries.filter(({ label, alias = "" }) => {
    const said = `${label} ${alias}`.toLocaleLowerCase("uk");
    return words.every((word) => said.includes(word));
  });
}
