import type { HomeCounterFragment } from "../../graphql/generated/Counters.ts";
import { LazyPart, lazyPart } from "../../graphql/lazy-modules.tsx";
import { editorPaths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { countFormat } from "../../phrases/numbers.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { homePhrases } from "../../phrases/site/home.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { CounterRow } from "../../ui/counter/CounterRow.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import styles from "./Counters.module.css";
import { amountPerMark, numberOf, unitPerMark } from "./counter-marks.ts";
import colours from "./MarkColours.module.css";
import shapes from "./Marks.module.css";
import type { OwnTexts } from "./own-texts.ts";

/** Not every foundation names sources. */
const counterProof = lazyPart(
  "client/site/home/CounterProof.tsx",
  async () => (await import("./CounterProof.tsx")).CounterProof,
);

/** Beyond this length the large digits do not fit beside the marks. */
const maxDigits = 7;

type CountersProps = { counters: readonly HomeCounterFragment[]; own: OwnTexts };

/** The year's figures, illustrated by marks, each with what proves it. */
export function Counters({ counters, own }: CountersProps) {
  const phrases = usePhrases(homePhrases);
  const language = useLanguage();
  const isEdited = useDrafts();
  const shown = counters.flatMap((counter) => {
    const number = numberOf(counter, language);
    return number ? { ...counter, ...number } : [];
  });
  if (shown.length === 0 && !isEdited) return null;
  const format = countFormat(language);
  const isLong = shown.some(({ count }) => format(count).length > maxDigits);
  return (
    <Sheet tone="paper" edge="a" labelledBy="year" className={styles.sheet}>
      <div className={styles.head}>
        <div>
          <h2 id="year">{own.heading || phrases.year}</h2>
          <EditActionLinks
            chips={[{ to: editorPaths.settings(), action: "settings", icon: "gear" }]}
          />
        </div>
        <p>{own.text || phrases.yearText}</p>
      </div>
      <ul className={isLong ? styles.long : undefined}>
        {shown.map(({ id, count, sign, unit, label, mark, source }) => {
          const amount = amountPerMark(count);
          return (
            <CounterRow
              key={id}
              number={format(count)}
              sign={sign}
              unit={unit}
              what={label}
              proof={source && <LazyPart part={counterProof} props={{ source }} />}
              legend={phrases.legend(mark, format(amount) + unitPerMark(unit))}
              mark={`${shapes[mark]} ${colours[mark]}`}
              marks={Math.round(count / amount)}
            />
          );
        })}
      </ul>
    </Sheet>
  );
}
