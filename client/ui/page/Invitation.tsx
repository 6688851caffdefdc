import type { ReactNode } from "react";
import handsUp from "../art/hands-up.svg?no-inline";
import styles from "./Invitation.module.css";
import { Sheet } from "./Sheet.tsx";

/** The closing section of a page: raised hands and what the reader can do. */
export function Invitation(props: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Sheet tone="sky-2" edge="b" labelledBy={props.id} className={styles.sheet}>
      <div className={styles.body}>
        <h2 id={props.id}>{props.title}</h2>
        <p className={styles.text}>{props.text}</p>
        <div className={styles.actions}>{props.children}</div>
      </div>
      <img className={styles.hands} src={handsUp} alt="" width="760" height="420" loading="lazy" />
    </Sheet>
  );
}
