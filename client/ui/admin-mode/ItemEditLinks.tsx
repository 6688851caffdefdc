import { useContext } from "react";
import { EditLabelsContext } from "./admin-mode.ts";
import { ChangesBadge, DraftBadge } from "./DraftBadge.tsx";
import { EditLink } from "./EditLink.tsx";
import styles from "./ItemEditLinks.module.css";

type ItemEditLinksProps = {
  /** Path of the item's editor. */
  to: string;
  title: string;
  publishedAt: string | null;
  /** In line with the text of a page or a row, not in the upper corners of a card. */
  place?: "corners" | "line" | "row";
};

/** Admin Mode's additions to an item: its draft badge and the link to its editor. */
export function ItemEditLinks({ to, title, publishedAt, place = "corners" }: ItemEditLinksProps) {
  const labels = useContext(EditLabelsContext);
  if (!labels) return null;
  return (
    <div className={styles[place]}>
      <DraftBadge publishedAt={publishedAt} />
      {labels.shownDrafts.has(to.split("/").at(-1) ?? "") && (
        <ChangesBadge>{place === "line" ? labels.changes : labels.draft}</ChangesBadge>
      )}
      <EditLink
        to={to}
        label={labels.edit(title)}
        visibleText={place === "line" ? labels.editText : undefined}
      />
    </div>
  );
}

type EditActionLinkProps = {
  to: string;
  /** Key of its label in `EditLabels.actions`. */
  action: string;
  icon?: "plus" | "gear";
};

/** A link to another admin action: add to a list, change the settings. In Admin Mode alone. */
export function EditActionLink({ to, action, icon = "plus" }: EditActionLinkProps) {
  const label = useContext(EditLabelsContext)?.actions[action];
  return label ? <EditLink to={to} label={label} visibleText={label} icon={icon} /> : null;
}

/** Several such links in a line, each with its path and action. */
export function EditActionLinks({ chips }: { chips: readonly EditActionLinkProps[] }) {
  const labels = useContext(EditLabelsContext);
  if (!labels) return null;
  return (
    <div className={styles.line}>
      {chips.map((chip) => (
        <EditActionLink key={chip.to} {...chip} />
      ))}
    </div>
  );
}
