import type { ComponentProps, ReactNode } from "react";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs.tsx";
import styles from "./GalleryHero.module.css";

type GalleryHeroProps = {
  tone: "sky-1" | "sky-2" | "poppy-1" | "sun-3";
  path: ComponentProps<typeof Breadcrumbs>;
  title: ReactNode;
  /** Language of the title, when it is not the page's. */
  lang?: string | undefined;
  /** Shown below the title. */
  children?: ReactNode;
  /** Shown at the right, on narrow screens below. */
  beside?: ReactNode;
  /** The content beside takes the larger half. */
  isBesideWide?: boolean;
  /** The content stands on the lower edge of the sheet, which is straight then. */
  isBottomAligned?: boolean;
};

/** The first sheet of every gallery page. */
export function GalleryHero(props: GalleryHeroProps) {
  const { tone, path, title, lang, children, beside, isBottomAligned, isBesideWide } = props;
  const names = [
    styles.inner,
    isBottomAligned && styles.bottomAligned,
    isBesideWide && styles.halved,
  ];
  return (
    <section className={`${styles.hero} ${styles[tone]}`} aria-labelledby="page-title">
      <div className={names.filter(Boolean).join(" ")}>
        <div className={styles.text}>
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
