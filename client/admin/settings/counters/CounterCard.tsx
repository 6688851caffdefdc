import { ActionIcon } from "@mantine/core";
import { useState } from "react";
import { counterFieldPhrases } from "../../../phrases/admin/fields/counters.ts";
import { orderingPhrases } from "../../../phrases/admin/ordering.ts";
import { kyivDayOf } from "../../../phrases/dates.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { serverNow } from "../../../server-clock.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import { counterFieldId } from "../../dashboard/notices/counter-sentence.ts";
import styles from "../../editor/list/ListCard.module.css";
import { StepButtons } from "../../editor/list/StepButtons.tsx";
import { StatusBadge } from "../../publication/StatusBadge.tsx";
import own from "./CounterFields.module.css";
import { CounterInputs } from "./CounterInputs.tsx";
import { CounterSourceFields } from "./CounterSourceFields.tsx";
import { isOlderThanYear } from "./counter-age.ts";
import { type CounterProps, counterCardId } from "./useCounters.ts";

/** One counter: the sentence that visitors read, its order, and its fields while it is open. */
export function CounterCard({ list, counter, index }: CounterProps) {
  const phrases = usePhrases(counterFieldPhrases);
  const ordering = usePhrases(orderingPhrases);
  const [today] = useState(() => kyivDayOf(serverNow().toISOString()));
  const name = list.nameOf(counter);
  const id = counterCardId(counter.id);
  // A field of a closed card can be neither seen nor focused.
  const isOpen = list.opened === counter.id || list.errorAt(`counters.${index}`) !== null;
  const countedOn = counter.source?.countedOn;
  return (
    <li id={id} className={styles.card}>
      <section aria-label={phrases.row(index + 1)}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            <button
              type="button"
              id={counterFieldId(counter.id)}
              className={`${styles.toggle} ${own.toggle}`}
              aria-expanded={isOpen}
              aria-controls={`${id}-fields`}
              onClick={() => list.toggle(counter.id)}
            >
              <ChevronIcon size={18} />
              <span className={styles.name}>
                <span>{name}</span>
                {countedOn && isOlderThanYear(countedOn, today) && (
                  <StatusBadge state="partial">{phrases.old}</StatusBadge>
                )}
              </span>
            </button>
          </h3>
          <div className={styles.ways}>
            <StepButtons
              labels={{ up: ordering.up(name), down: ordering.down(name) }}
              isFirst={index === 0}
              isLast={index === list.counters.length - 1}
              attribute="data-card-step"
              onStep={(step) => list.step(counter, step)}
            />
            <ActionIcon
              variant="default"
              aria-label={phrases.remove(name)}
              onClick={() => list.remove(counter)}
            >
              <TrashIcon size={18} />
            </ActionIcon>
          </div>
        </div>
        {isOpen && (
          <div id={`${id}-fields`} className={styles.fields}>
            <CounterInputs list={list} counter={counter} index={index} />
            <CounterSourceFields list={list} counter={counter} index={index} />
          </div>
        )}
      </section>
    </li>
  );
}
