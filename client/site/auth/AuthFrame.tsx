import type { ReactNode } from "react";
import { addresses } from "../../addresses.ts";
import { authPhrases } from "../../phrases/auth.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ArrowBackIcon } from "../../ui/icons.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Palm } from "../../ui/Palm.tsx";
import styles from "./AuthFrame.module.css";

/** The desk at the door, with the tree of palms beside it where there is room. */
export function AuthFrame(props: { title: string; lead: string; children: ReactNode }) {
  const { toSite } = usePhrases(authPhrases);
  const { foundation } = usePhrases(shellPhrases);
  return (
    <div className={styles.page}>
      <PageHead title={props.title} isIndexed={false} />
      <main className={styles.desk}>
        <InnerLink to={addresses.home()} className={styles.name}>
          <Palm height={44} tone="ink" />
          {foundation}
        </InnerLink>
        <h1 className={styles.title}>{props.title}</h1>
        <p className={styles.lead}>{props.lead}</p>
        {props.children}
        <InnerLink to={addresses.home()} className={styles.toSite}>
          <ArrowBackIcon size={18} /> {toSite}
        </InnerLink>
      </main>
      <div className={styles.scene} />
    </div>
  );
}
