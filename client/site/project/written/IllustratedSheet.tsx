import type { ReactNode } from "react";
import { Sheet, type SheetTone } from "../../../ui/page/Sheet.tsx";
import styles from "./IllustratedSheet.module.css";

type IllustratedSheetProps = {
  id: string;
  tone: SheetTone;
  /** On a scrap of paper above the heading. */
  label?: string;
  heading: string;
  text: string;
  /** An important note; below the illustration where there is room. */
  note?: string;
  scene: { src: string; width: number; height: number; alt: string };
  children: ReactNode;
};

/** A coloured sheet about one topic; its illustration overlaps the upper edge. */
export function IllustratedSheet(props: IllustratedSheetProps) {
  const { id, tone, label, heading, text, note, scene, children } = props;
  return (
    <Sheet tone={tone} edge="b" labelledBy={id} className={styles.sheet}>
      <div className={styles.columns}>
        <div className={styles.shadow}>
          <div className={styles.picture}>
            <img {...scene} alt={scene.alt} loading="lazy" decoding="async" />
          </div>
        </div>
        <div className={styles.body}>
          {label && <p className={styles.label}>{label}</p>}
          <h2 id={id}>{heading}</h2>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </Sheet>
  );
}

/** Two aspects side by side, by any key. */
export function Pair(props: { of: Readonly<Record<string, { title: string; text: string }>> }) {
  return (
    <ul className={styles.pair}>
      {Object.entries(props.of).map(([key, { title, text }]) => (
        <li key={key}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
