import { useContext } from "react";
import { EditLabelsContext } from "./admin-mode.ts";
import { DraftBadge } from "./DraftBadge.tsx";
import { EditLink } from "./EditLink.tsx";
import styles from "./ItemEditLinks.module.css";

type ItemEditLinksProps = {
  /** Where the item is edited. */
  to: string;
  title: string;
  publishedAt: string | null;
  /** In a line with the words of a page or a row, not in the upper corners of a card. */
  place?: "corners" | "line" | "row";
};

/** What Admin Mode adds to an item: whether visitors see it, and the way to its editor. */
export function ItemEditLinks({ to, title, publishedAt, place = "corners" }: ItemEditLinksProps) {
  const words = useContext(EditLabelsContext);
  if (!words) return null;
  return (
    <div className={styles[place]}>
      <DraftBadge publishedAt={publishedAt} />
      <EditLink
        to={to}
        label={words.edit(title)}
        word={place === "line" ? words.editWord : undefined}
      />
    </div>
  );
}

type EditActionLinkProps = {
  to: string;
  /** The name of what it says, among the frame's words. */
  action: string;
  icon?: "plus" | "gear";
};

/** A chip that says what it does: adds to a list, changes the settings. In Admin Mode alone. */
export function EditActionLink({ to, action, icon = "plus" }: EditActionLinkProps) {
  const label = useContext(EditLabelsContext)?.actions[action];
  return label ? <EditLink to={to} label={label} word={label} icon={icon} /> : null;
}

/** Such chips in a line below what they are about, each with its address and what it says. */
export function EditActionLinks({ chips }: { chips: readonly EditActionLinkProps[] }) {
  const words = useContext(EditLabelsContext);
  if (!words) return null;
  return (
    <div className={styles.line}>
      {chips.map((chip) => (
        <EditActionLink key={chip.to} {...chip} />
      ))}
    </div>
  );
}
