import { Button } from "@mantine/core";
import { counterFieldPhrases } from "../../../phrases/admin/fields/counters.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import styles from "../../editor/list/ListCards.module.css";
import type { SettingsEditing } from "../useSettingsEditor.ts";
import { CounterCard } from "./CounterCard.tsx";
import { addCounterId, useCounters } from "./useCounters.ts";

/** The server's limit. */
const maxCounters = 50;

/** The home page's counters in their order: add, change, move and remove them. */
export function CounterFields({ editor }: { editor: SettingsEditing }) {
  const phrases = usePhrases(counterFieldPhrases);
  const list = useCounters(editor);
  return (
    <section
      className={styles.blocks}
      aria-labelledby="counters-heading"
      id="field-counters"
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2 id="counters-heading">{phrases.title}</h2>
        <p className={styles.about}>{phrases.text}</p>
      </div>
      {list.counters.length > 0 && (
        <ol className={styles.list}>
          {list.counters.map((counter, index) => (
            <CounterCard key={counter.id} list={list} counter={counter} index={index} />
          ))}
        </ol>
      )}
      {list.counters.length < maxCounters && (
        <Button
          id={addCounterId}
          variant="default"
          className={styles.add ?? ""}
          leftSection={<PlusIcon />}
          onClick={list.add}
        >
          {phrases.add}
        </Button>
      )}
      <span role="status">
        <VisuallyHidden>{list.said}</VisuallyHidden>
      </span>
    </section>
  );
}
