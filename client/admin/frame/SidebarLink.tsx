import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./Sidebar.module.css";

/** Link to one section of the admin area, with an optional count. */
export function SidebarLink(props: {
  to: string;
  icon: ReactNode;
  count?: number | undefined;
  onChoose: (() => void) | undefined;
  children: string;
}) {
  const { pathname } = useLocation();
  const isHere = pathname === props.to;
  // The overview's path is a prefix of all others, but they are not sections of it.
  const isWithin = props.to !== paths.admin() && pathname.startsWith(`${props.to}/`);
  return (
    <li>
      <InternalLink
        to={props.to}
        className={styles.link}
        aria-current={isHere ? "page" : isWithin ? "true" : undefined}
        onClick={props.onChoose}
      >
        {props.icon}
        <span className={styles.name}>{props.children}</span>
        {props.count !== undefined && <span className={styles.count}>{props.count}</span>}
      </InternalLink>
    </li>
  );
}
