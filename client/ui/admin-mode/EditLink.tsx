import { InternalLink } from "../InternalLink.tsx";
import { GearIcon, PencilIcon, PlusIcon } from "../icons/icons.tsx";
import { useAdminMode } from "./admin-mode.ts";
import styles from "./EditLink.module.css";

const icons = { pencil: PencilIcon, plus: PlusIcon, gear: GearIcon };

type EditLinkProps = {
  /** The place where editors do it: a path of this site. */
  to: string;
  /** What it does, with whatever it does it to: "Edit: Warm winter". */
  label: string;
  /** The part of the label that is seen beside the sign; without it the sign stands alone. */
  word?: string | undefined;
  icon?: keyof typeof icons;
};

/** A chip of ink that leads to where a thing is edited. There is none unless Admin Mode is on. */
export function EditLink({ to, label, word, icon = "pencil" }: EditLinkProps) {
  const isOn = useAdminMode();
  if (!isOn) return null;
  const Sign = icons[icon];
  return (
    <InternalLink
      to={to}
      className={styles.chip}
      aria-label={label}
      title={word ? undefined : label}
    >
      <span className={styles.strip}>
        <Sign size={18} />
        {word}
      </span>
    </InternalLink>
  );
}
