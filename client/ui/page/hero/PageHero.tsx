import type { ComponentProps, ReactNode } from "react";
import { Breadcrumbs } from "../Breadcrumbs.tsx";
import styles from "./PageHero.module.css";

type PageHeroProps = {
  tone: "sky-2" | "poppy-1" | "sand";
  path: ComponentProps<typeof Breadcrumbs>;
  title: string;
  lead?: string;
  /** Language of title and lead, when it is not the page's; the lead may have its own. */
  lang?: string | undefined;
  leadLang?: string | undefined;
  /** On the right, on the next sheet's edge. Decorative. */
  art?: { src: string; width: number; height: number };
  children?: ReactNode;
};

/** The first section of a page: breadcrumbs, title and lead. */
export function PageHero(props: PageHeroProps) {
  const { tone, path, title, lead, lang, leadLang = lang, art, children } = props;
  return (
    <section className={`${styles.hero} ${styles[tone]}`} aria-labelledby="page-title">
      <div className={art ? `${styles.inner} ${styles.illustrated}` : styles.inner}>
        <Breadcrumbs {...path} />
        <h1 id="page-title" lang={lang}>
          {title}
        </h1>
        {lead && (
          <p className={styles.lead} lang={leadLang}>
            {lead}
          </p>
        )}
        {children}
        {art && <img {...art} className={styles.art} alt="" fetchPriority="high" />}
      </div>
    </section>
  );
}
