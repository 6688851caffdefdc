import type { ReactNode } from "react";
import kite from "../../ui/art/hero/hero-kite.svg?no-inline";
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
      <div className={styles.scene}>
        <Kite />
      </div>
    </div>
  );
}

/** In the hand of the boy: on the home page it moves, so that it is no part of the scene itself. */
function Kite() {
  return (
    <svg aria-hidden="true" viewBox="0 0 780 860" preserveAspectRatio="xMinYMax slice">
      <path className={styles.string} d="M169 704C130 560 120 460 96 400" />
      <image
        href={kite}
        x="-49"
        y="-74"
        width="98"
        height="316"
        transform="translate(92 370) rotate(-12) scale(.8)"
      />
    </svg>
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
