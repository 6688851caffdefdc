import { palettePhrases } from "../../phrases/admin/palette.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./Palette.module.css";
import { PaletteItem } from "./PaletteItem.tsx";
import type { PaletteEntry } from "./palette-entries.ts";

type PaletteListProps = {
  id: string;
  itemId: (index: number) => string;
  entries: readonly PaletteEntry[];
  /** Index of the entry that Enter activates. */
  chosen: number;
  onPoint: (index: number) => void;
  onDone: () => void;
};

/** The entries by group, in the order in which the arrow keys move. */
export function PaletteList(props: PaletteListProps) {
  const { id, itemId, entries, chosen } = props;
  const phrases = usePhrases(palettePhrases);
  const shown = [...new Set(entries.map(({ group }) => group))];
  return (
    <div id={id} role="listbox" aria-label={phrases.results} className={styles.lines}>
      {shown.map((name) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, a listbox its groups
        <div key={name} role="group" aria-labelledby={`${id}${name}`}>
          <div id={`${id}${name}`} role="presentation" className={styles.group}>
            {phrases[name]}
          </div>
          {entries.map((entry, index) =>
            entry.group === name ? (
              <PaletteItem
                key={entry.id}
                id={itemId(index)}
                entry={entry}
                isChosen={index === chosen}
                onPoint={() => props.onPoint(index)}
                onDone={props.onDone}
              />
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
