import { useId } from "react";
import type { EditableKind } from "../../addresses.ts";
import { useKindCountsQuery } from "../../graphql/generated/KindCounts.ts";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { type Showing, showings } from "./list-address.ts";
import styles from "./ShowingSwitch.module.css";
import type { ContentTableState } from "./useContentTable.ts";

type ShowingSwitchProps = { kind: EditableKind; table: ContentTableState };

/** Which states of items are shown, and how many there are of each. */
export function ShowingSwitch({ kind, table }: ShowingSwitchProps) {
  const phrases = usePhrases(listPhrases);
  const name = useId();
  const { data, previousData } = useKindCountsQuery({ isQuiet: true });
  const counted = (data ?? previousData)?.overview.kinds.find((one) => one.kind === kind);
  const counts: Partial<Record<Showing, number>> = {
    lackingEng: counted?.lackingEng ?? 0,
    lackingUa: counted?.lackingUa ?? 0,
    drafts: counted?.drafts ?? 0,
    scheduled: counted?.scheduled ?? 0,
    outdated: counted?.outdated ?? 0,
  };
  const chosen = table.place.showing;
  // Nearly everything begins in Ukrainian: that it is missing is offered only when it is.
  const offered = showings.filter(
    (one) => one !== "lackingUa" || chosen === one || !!counts.lackingUa,
  );
  return (
    <fieldset className={styles.choices}>
      <legend>{phrases.show}</legend>
      {offered.map((showing) => (
        <label key={showing} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={chosen === showing}
            onChange={() => table.go({ showing })}
          />
          <span>
            {phrases.showings[showing]} {!!counts[showing] && <b>{counts[showing]}</b>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
