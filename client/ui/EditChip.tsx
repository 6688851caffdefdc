import { useAdminMode } from "./admin-mode.ts";
import styles from "./EditChip.module.css";
import { InnerLink } from "./InnerLink.tsx";
import { GearIcon, PencilIcon, PlusIcon } from "./icons.tsx";

const signs = { pencil: PencilIcon, plus: PlusIcon, gear: GearIcon };

type EditChipProps = {
  /** The place where editors do it: a path of this site. */
  to: string;
  /** What it does, with whatever it does it to: "Edit: Warm winter". */
  label: string;
  /** The part of the label that is seen beside the sign; without it the sign stands alone. */
  word?: string | undefined;
  sign?: keyof typeof signs;
};

/** A chip of ink that leads to where a thing is edited. There is none unless Admin Mode is on. */
export function EditChip({ to, label, word, sign = "pencil" }: EditChipProps) {
  const isOn = useAdminMode();
  if (!isOn) return null;
  const Sign = signs[sign];
  return (
    <InnerLink to={to} className={styles.chip} aria-label={label} title={word ? undefined : label}>
      <span className={styles.strip}>
        <Sign size={18} />
        {word}
      </span>
    </InnerLink>
  );
}
