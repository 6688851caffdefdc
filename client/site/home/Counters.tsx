import { editorPaths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { homePhrases } from "../../phrases/site/home.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { CounterRow } from "../../ui/counter/CounterRow.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
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
  { name: "childrenThousands", mark: "palm", perMark: 1 },
  { name: "tons", mark: "parcel", perMark: 1 },
  { name: "families", mark: "house", perMark: 100 },
  { name: "partners", mark: "figure", perMark: 1 },
  { name: "institutions", mark: "cross", perMark: 1 },
] as const;

/** The year's figures, illustrated by marks. */
export function Counters({ counts }: { counts: Counts }) {
  const phrases = usePhrases(homePhrases);
  const isEdited = useDrafts();
  // A figure that nobody has given is not a zero.
  const known = counters.filter(({ name }) => counts[name] > 0);
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
        {known.map(({ name, mark, perMark }) => {
          const count = counts[name];
          const texts = phrases.counters[name];
          return (
            <CounterRow
              key={name}
              number={texts.number(count)}
              unit={texts.unit(count)}
              what={texts.what(count)}
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
