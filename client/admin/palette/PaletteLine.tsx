import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import { adminKindPhrases } from "../../phrases/admin-kinds.ts";
import { languageNames, otherLanguage, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { Cover } from "../editing/Cover.tsx";
import { LanguageBadges } from "../editing/LanguageBadges.tsx";
import { titleOfSummary } from "../editing/titles.ts";
import type { Entry } from "./entries.ts";
import styles from "./Palette.module.css";

type PaletteLineProps = {
  id: string;
  entry: Entry;
  isChosen: boolean;
  onPoint: () => void;
  onDone: () => void;
};

/** One line: an action with its sign, or an item with its picture and both titles. */
export function PaletteLine({ id, entry, isChosen, onPoint, onDone }: PaletteLineProps) {
  const { to, run, item, Icon, label } = entry;
  const shared = {
    id,
    role: "option",
    "aria-selected": isChosen,
    tabIndex: -1,
    className: styles.line,
    onPointerMove: isChosen ? undefined : onPoint,
    // The field keeps the focus.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
  };
  const words = (
    <>
      {Icon && <Icon size={18} />}
      {item ? <Item item={item} label={label} /> : <span className={styles.label}>{label}</span>}
    </>
  );
  if (to !== undefined) {
    return (
      <InnerLink {...shared} to={to} onClick={onDone}>
        {words}
      </InnerLink>
    );
  }
  const press = () => {
    onDone();
    run();
  };
  return (
    <button type="button" {...shared} onClick={press}>
      {words}
    </button>
  );
}

function Item({ item, label }: { item: SummaryRowFragment; label: string }) {
  const names = usePhrases(adminKindPhrases);
  const language = useLanguage();
  const other = languageNames[otherLanguage(language)].html;
  const otherTitle = titleOfSummary(item, otherLanguage(language));
  return (
    <>
      <Cover image={item.cover} />
      <span className={styles.label}>
        <span lang={label === otherTitle ? other : undefined}>{label}</span>
        <span className={styles.under}>
          {names[item.kind].one}
          {otherTitle && otherTitle !== label && (
            <>
              {" · "}
              <span lang={other}>{otherTitle}</span>
            </>
          )}
        </span>
      </span>
      <span className={styles.badges}>
        <LanguageBadges standings={item.languages} />
      </span>
    </>
  );
}
