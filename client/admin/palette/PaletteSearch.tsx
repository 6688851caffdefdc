import { Kbd } from "@mantine/core";
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { palettePhrases } from "../../phrases/admin/palette.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { SearchIcon } from "../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useReturnFocus } from "../screen/useReturnFocus.ts";
import styles from "./Palette.module.css";
import { PaletteList } from "./PaletteList.tsx";
import { usePaletteEntries } from "./usePaletteEntries.ts";

/** The keys that work in the palette; empty on devices without a keyboard. */
function PaletteFooter() {
  const phrases = usePhrases(palettePhrases);
  return (
    <p className={styles.foot}>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> <span>{phrases.choose}</span>
      </span>
      <span>
        <Kbd>Enter</Kbd> <span>{phrases.open}</span>
      </span>
      <span>
        <Kbd>Esc</Kbd> <span>{phrases.close}</span>
      </span>
    </p>
  );
}

/**
 * The field keeps the focus; arrow keys move through the entries, Enter activates the selected one.
 * Entries that lead to a page are links, so that the unsaved-changes guard applies.
 */
export function PaletteSearch({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const phrases = usePhrases(palettePhrases);
  const id = useId();
  const [typed, setTyped] = useState("");
  const [place, setPlace] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  // The dialog's own focus handling waits for a timer: too late for a user who keeps typing.
  useLayoutEffect(() => field.current?.focus(), []);
  const { entries, isSearching, isFailed } = usePaletteEntries(typed);
  const chosen = Math.min(place, entries.length - 1);
  const lineId = (index: number) => `${id}line${index}`;

  function choose(event: KeyboardEvent) {
    // During IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      document.getElementById(lineId(chosen))?.click();
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || entries.length === 0) return;
    event.preventDefault();
    const next = (chosen + step + entries.length) % entries.length;
    setPlace(next);
    document.getElementById(lineId(next))?.scrollIntoView({ block: "nearest" });
  }

  return (
    <>
      <div className={styles.search}>
        <SearchIcon size={20} />
        <input
          ref={field}
          role="combobox"
          aria-label={phrases.title}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}lines`}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? lineId(chosen) : undefined}
          placeholder={phrases.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          data-autofocus
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={choose}
        />
      </div>
      {isFailed && <p className={styles.failed}>{phrases.failed}</p>}
      <PaletteList
        id={`${id}lines`}
        itemId={lineId}
        entries={entries}
        chosen={chosen}
        onPoint={setPlace}
        onDone={onClose}
      />
      {entries.length === 0 && !isSearching && (
        <p className={styles.nothing}>
          <span>{phrases.nothing(typed.trim())}</span> <span>{phrases.nothingHint}</span>
        </p>
      )}
      <PaletteFooter />
      <VisuallyHidden>
        <span role="status">{typed.trim() && !isSearching && phrases.found(entries.length)}</span>
      </VisuallyHidden>
    </>
  );
}
