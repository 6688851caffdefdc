import { InternalLink } from "../InternalLink.tsx";
import { GearIcon, PencilIcon, PlusIcon } from "../icons/icons.tsx";
import { useAdminMode } from "./admin-mode.ts";
import styles from "./EditLink.module.css";

const icons = { pencil: PencilIcon, plus: PlusIcon, gear: GearIcon };

type EditLinkProps = {
  /** Path of the editor. */
  to: string;
  /** The action with its object: "Edit: Warm winter". */
  label: string;
  /** The part of the label that is visible beside the icon; without it only the icon is visible. */
  visibleText?: string | undefined;
  icon?: keyof typeof icons;
};

/** A link to the editor of something on the page. It renders only in Admin Mode. */
export function EditLink({ to, label, visibleText, icon = "pencil" }: EditLinkProps) {
  const isOn = useAdminMode();
  if (!isOn) return null;
  const Sign = icons[icon];
  return (
    <InternalLink
      to={to}
      className={styles.chip}
      aria-label={label}
      title={visibleText ? undefined : label}
    >
      <span className={styles.strip}>
        <Sign size={18} />
        <span>{visibleText}</span>
      </span>
    </InternalLink>
  );
}
