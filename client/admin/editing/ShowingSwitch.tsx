import type { EditableKind } from "../../addresses.ts";
import { useOverviewQuery } from "../../graphql/generated/Overview.ts";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { Choices } from "./Choices.tsx";
import { type Showing, showings } from "./list-address.ts";
import type { ContentTableState } from "./useContentTable.ts";

type ShowingSwitchProps = { kind: EditableKind; table: ContentTableState };

/** Which states of items are shown, and how many there are of each. */
export function ShowingSwitch({ kind, table }: ShowingSwitchProps) {
  const phrases = usePhrases(listPhrases);
  const { data, previousData } = useOverviewQuery({ isQuiet: true });
  const counted = (data ?? previousData)?.overview.kinds.find((one) => one.kind === kind);
  const counts: Partial<Record<Showing, number>> = { ...counted };
  const chosen = table.place.showing;
  // Nearly everything begins in Ukrainian: that it is missing is offered only when it is.
  const offered = showings.filter(
    (one) => one !== "lackingUa" || chosen === one || !!counts.lackingUa,
  );
  return (
    <Choices
      legend={phrases.show}
      chosen={chosen}
      onChoose={(showing) => table.go({ showing })}
      choices={offered.map((value) => ({
        value,
        label: phrases.showings[value],
        count: counts[value],
      }))}
    />
  );
}
