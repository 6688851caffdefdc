import type { ReactNode } from "react";
import { PageHead } from "../../ui/page/PageHead.tsx";
import styles from "./AuthFrame.module.css";

/** Layout of the sign-in pages, with an illustration beside the form where there is room. */
export function AuthFrame(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title={props.title} isIndexed={false} />
      <div className={styles.main}>
        <h1 className={styles.title}>{props.title}</h1>
        <p className={styles.lead}>{props.lead}</p>
        {props.children}
      </div>
      <div className={styles.scene} />
    </div>
  );
}

/** Whom to write to for a new link; renders nothing when the settings have no e-mail. */
export function Coordinator({ question, email }: { question: string; email: string }) {
  if (!email) return null;
  return (
    <p className={styles.coordinator}>
      <span>{question}</span> <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
