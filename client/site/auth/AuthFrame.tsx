import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { ArrowBackIcon } from "../../ui/icons/icons.tsx";
import { Palm } from "../../ui/Palm.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import styles from "./AuthFrame.module.css";

/** Layout of the sign-in pages, with an illustration beside the form where there is room. */
export function AuthFrame(props: { title: string; lead: string; children: ReactNode }) {
  const { toSite } = usePhrases(authPhrases);
  const { foundation } = usePhrases(layoutPhrases);
  return (
    <div className={styles.page}>
      <PageHead title={props.title} isIndexed={false} />
      <main className={styles.main}>
        <InternalLink to={paths.home()} className={styles.name}>
          <Palm height={44} tone="ink" />
          {foundation}
        </InternalLink>
        <h1 className={styles.title}>{props.title}</h1>
        <p className={styles.lead}>{props.lead}</p>
        {props.children}
        <InternalLink to={paths.home()} className={styles.toSite}>
          <ArrowBackIcon size={18} /> {toSite}
        </InternalLink>
      </main>
      <div className={styles.scene} />
    </div>
  );
}

/** Whom to write to for a new link; renders nothing when the settings have no e-mail. */
export function Coordinator({ question, email }: { question: string; email: string }) {
  if (!email) return null;
  return (
    <p className={styles.coordinator}>
      {question} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
