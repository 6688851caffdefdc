import type { ComponentProps, ReactNode } from "react";
import { CutPicture } from "../../picture/CutPicture.tsx";
import { Breadcrumbs } from "../Breadcrumbs.tsx";
import styles from "./PictureHero.module.css";

type PictureHeroProps = {
  tone: "sky-2" | "sun-3" | "leaf-2" | "poppy-1" | "poppy-2" | "sand";
  path: ComponentProps<typeof Breadcrumbs>;
  title: string;
  lead?: string | undefined;
  /** Language of title and lead, when it is not the page's. */
  lang?: string | undefined;
  /**
   * The cut-out picture that overlaps the lower edge; visible at first, so it must not load lazily.
   */
  picture: ReactNode;
  /** Aspect ratio of the picture; when omitted, it spans the whole page below the text. */
  ratio?: string | undefined;
  /** Shown below the lead. */
  children?: ReactNode;
};

/** The first section of a page with a cut-out picture that overlaps the next sheet. */
export function PictureHero(props: PictureHeroProps) {
  const { tone, path, title, lead, lang, picture, ratio, children } = props;
  return (
    <section className={`${styles.hero} ${styles[tone]}`} aria-labelledby="page-title">
      <div className={`${styles.inner} ${ratio ? styles.beside : styles.wide}`}>
        <div className={styles.text}>
          <Breadcrumbs {...path} />
          <h1 id="page-title" lang={lang}>
            {title}
          </h1>
          {lead && (
            <p className={styles.lead} lang={lang}>
              {lead}
            </p>
          )}
          {children}
        </div>
        <div className={styles.picture}>
          <CutPicture cut="a" ratio={ratio} className={ratio ? undefined : styles.across}>
            {picture}
          </CutPicture>
        </div>
      </div>
    </section>
  );
}
