import type { CounterProofFragment } from "../../graphql/generated/CounterProof.ts";
import { editorPaths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { homePhrases } from "../../phrases/site/home.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { CounterRow } from "../../ui/counter/CounterRow.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { CounterProof } from "./CounterProof.tsx";
import styles from "./Counters.module.css";
import colours from "./MarkColours.module.css";
import shapes from "./Marks.module.css";

type Counts = {
  childrenThousands: number;
  tons: number;
  families: number;
  partners: number;
  institutions: number;
};

/** In the design's order; one mark stands for so many. */
const counters = [
  { name: "childrenThousands", counter: "CHILDREN_THOUSANDS", mark: "palm", perMark: 1 },
  { name: "tons", counter: "TONS", mark: "parcel", perMark: 1 },
  { name: "families", counter: "FAMILIES", mark: "house", perMark: 100 },
  { name: "partners", counter: "PARTNERS", mark: "figure", perMark: 1 },
  { name: "institutions", counter: "INSTITUTIONS", mark: "cross", perMark: 1 },
] as const;

type CountersProps = { counts: Counts; sources: readonly CounterProofFragment[] };

/** The year's figures, illustrated by marks, each with what proves it. */
export function Counters({ counts, sources }: CountersProps) {
  const phrases = usePhrases(homePhrases);
  const isEdited = useDrafts();
  const all = counters.map((each) => {
    const source = sources.find(({ counter }) => counter === each.counter);
    return { ...each, source, count: source?.count ?? counts[each.name] };
  });
  // A figure that nobody has given is not a zero.
  const known = all.filter(({ count }) => count > 0);
  if (known.length === 0 && !isEdited) return null;
  return (
    <Sheet tone="paper" edge="a" labelledBy="year" className={styles.sheet}>
      <div className={styles.head}>
        <div>
          <h2 id="year">{phrases.year}</h2>
          <EditActionLinks
            chips={[{ to: editorPaths.settings(), action: "settings", icon: "gear" }]}
          />
        </div>
        <p>{phrases.yearText}</p>
      </div>
      <ul>
        {known.map(({ name, mark, perMark, count, source }) => {
          const texts = phrases.counters[name];
          return (
            <CounterRow
              key={name}
              number={texts.number(count)}
              unit={texts.unit(count)}
              what={texts.what(count)}
              proof={source && <CounterProof source={source} />}
              legend={texts.legend}
              mark={`${shapes[mark]} ${colours[mark]}`}
              marks={Math.round(count / perMark)}
            />
          );
        })}
      </ul>
    </Sheet>
  );
}
