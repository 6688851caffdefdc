import type { ComponentType, ReactNode } from "react";
import type { IconProps } from "../../ui/icons/IconSvg.tsx";
import { CheckIcon, PlusIcon } from "../../ui/icons/icons.tsx";
import { HalfIcon } from "../../ui/icons/list-icons.tsx";
import styles from "./StatusBadge.module.css";
import type { Completeness } from "./translation-status.ts";

const icons: Record<Completeness, ComponentType<IconProps>> = {
  complete: CheckIcon,
  partial: HalfIcon,
  missing: PlusIcon,
};

/**
 * A badge whose icon repeats the meaning of its colour: check = complete, half circle = partial,
 * dashed plus = missing; or another icon, where the text is about something else.
 */
export function StatusBadge(props: {
  state: Completeness | "refused";
  Icon?: ComponentType<IconProps>;
  title?: string;
  children: ReactNode;
}) {
  const { state, title, children } = props;
  const Icon = props.Icon ?? (state === "refused" ? PlusIcon : icons[state]);
  return (
    <span className={styles.badge} data-state={state} title={title}>
      <Icon size={14} />
      <span>{children}</span>
    </span>
  );
}
