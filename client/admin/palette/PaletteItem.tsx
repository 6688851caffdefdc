import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import { languageCodes, otherLanguage, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { pictureOf } from "../image/useAdminImage.ts";
import { kindNames } from "../kinds.ts";
import { LanguageBadges } from "../publication/LanguageBadges.tsx";
import { titleOfSummary } from "../screen/item-title.ts";
import { Thumbnail } from "../table/rows/Thumbnail.tsx";
import styles from "./Palette.module.css";
import type { PaletteEntry } from "./palette-entries.ts";

type PaletteItemProps = {
  id: string;
  entry: PaletteEntry;
  isChosen: boolean;
  onPoint: () => void;
  onDone: () => void;
};

/** One entry: an action with its icon, or an item with its picture and both titles. */
export function PaletteItem({ id, entry, isChosen, onPoint, onDone }: PaletteItemProps) {
  const language = useLanguage();
  const { to, run, item, image, note, Icon, label } = entry;
  const shared = {
    id,
    role: "option",
    "aria-selected": isChosen,
    tabIndex: -1,
    className: styles.line,
    onPointerMove: isChosen ? undefined : onPoint,
    // The search field keeps the focus.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
  };
  const content = (
    <>
      {Icon && <Icon size={18} />}
      {item ? (
        <ContentItemLine item={item} label={label} />
      ) : (
        <>
          {image && <Thumbnail image={pictureOf(image, language)} />}
          <span className={styles.label}>
            <span>{label}</span>
            {note && <span className={styles.under}>{note}</span>}
          </span>
        </>
      )}
    </>
  );
  if (to !== undefined) {
    return (
      <InternalLink {...shared} to={to} onClick={onDone}>
        {content}
      </InternalLink>
    );
  }
  const press = () => {
    onDone();
    run();
  };
  return (
    <button type="button" {...shared} onClick={press}>
      {content}
    </button>
  );
}

function ContentItemLine({ item, label }: { item: SummaryRowFragment; label: string }) {
  const names = usePhrases(kindNames);
  const language = useLanguage();
  const other = languageCodes[otherLanguage(language)].html;
  const otherTitle = titleOfSummary(item, otherLanguage(language));
  return (
    <>
      <Thumbnail image={item.cover} />
      <span className={styles.label}>
        <span lang={label === otherTitle ? other : undefined}>{label}</span>
        <span className={styles.under}>
          <span>{names[item.kind].one}</span>
          {otherTitle && otherTitle !== label && (
            <>
              <span>{" · "}</span>
              <span lang={other}>{otherTitle}</span>
            </>
          )}
        </span>
      </span>
      <span className={styles.badges}>
        <LanguageBadges statuses={item.languages} />
      </span>
    </>
  );
}
