import type { ReactNode } from "react";
import handsUp from "../art/hands-up.svg?no-inline";
import styles from "./Invitation.module.css";
import { Sheet } from "./Sheet.tsx";

/** The closing section of a page: raised hands and what the reader can do. */
export function Invitation(props: {
  id: string;
  title: string;
  text: string;
  /** Language of title and text, when it is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Sheet tone="sky-2" edge="b" labelledBy={props.id} className={styles.sheet}>
      <div className={styles.body}>
        <h2 id={props.id} lang={props.lang}>
          {props.title}
        </h2>
        {props.text && (
          <p className={styles.text} lang={props.lang}>
            {props.text}
          </p>
        )}
        <div className={styles.actions}>{props.children}</div>
      </div>
      <img className={styles.hands} src={handsUp} alt="" width="800" height="420" loading="lazy" />
    </Sheet>
  );
}
