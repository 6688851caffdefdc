import type { ComponentProps, ReactNode } from "react";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs.tsx";
import styles from "./GalleryHero.module.css";

type GalleryHeroProps = {
  tone: "sky-1" | "sky-2" | "poppy-1" | "sun-3";
  path: ComponentProps<typeof Breadcrumbs>;
  title: ReactNode;
  /** Of the title, when it is not the page's. */
  lang?: string | undefined;
  /** Below the title. */
  children?: ReactNode;
  /** At the right, below on narrow screens. */
  beside?: ReactNode;
  /** What stands beside takes the larger half. */
  isBesideWide?: boolean;
  /** Stands on the lower edge of the sheet, which is straight then. */
  isStanding?: boolean;
};

/** The first sheet of every page of the gallery. */
export function GalleryHero(props: GalleryHeroProps) {
  const { tone, path, title, lang, children, beside, isStanding, isBesideWide } = props;
  const names = [styles.inner, isStanding && styles.standing, isBesideWide && styles.halved];
  return (
    <section className={`${styles.hero} ${styles[tone]}`} aria-labelledby="page-title">
      <div className={names.filter(Boolean).join(" ")}>
        <div className={styles.words}>
          <Breadcrumbs {...path} />
          <h1 id="page-title" lang={lang}>
            {title}
          </h1>
          {children}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
    </section>
  );
}
