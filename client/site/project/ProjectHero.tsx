import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { pictureCreditPhrases } from "../../phrases/site/picture-credit.ts";
import { projectPagesPhrases } from "../../phrases/site/projects/pages.ts";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs.tsx";
import { Picture, type PictureSource } from "../../ui/picture/Picture.tsx";
import { PictureCredit } from "../../ui/picture/PictureCredit.tsx";
import styles from "./ProjectHero.module.css";

export type ProjectHeroProps = {
  tone: "poppy-2" | "poppy-1" | "sky-2" | "leaf-2" | "sun-3";
  /** Title in the breadcrumbs. */
  here: string;
  title: string;
  lead: string;
  /** Language of title and lead, when it is not the page's. */
  lang?: string | undefined;
  image: PictureSource | null;
  /** The page's single call to action. */
  action?: ReactNode;
  /** Shown below the action. */
  editLinks?: ReactNode;
};

/** Breadcrumbs, title, lead and picture of a project; the picture overlaps the sheet's edge. */
export function ProjectHero(props: ProjectHeroProps) {
  const { tone, here, title, lead, lang, image, action, editLinks } = props;
  const phrases = usePhrases(projectPagesPhrases);
  const { credit } = usePhrases(pictureCreditPhrases);
  return (
    <section className={`${styles.hero} ${styles[tone]}`} aria-labelledby="project">
      <div className={image ? `${styles.inner} ${styles.pictured}` : styles.inner}>
        <div className={styles.text}>
          <Breadcrumbs
            label={phrases.path}
            steps={[
              { to: paths.home(), title: phrases.home },
              { to: paths.projects(), title: phrases.projects },
            ]}
            here={here}
            lang={lang}
          />
          <h1 id="project" lang={lang}>
            {title}
          </h1>
          {lead && (
            <p className={styles.lead} lang={lang}>
              {addNonBreakingSpaces(lead)}
            </p>
          )}
          {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
          {action && <div className={styles.action}>{action}</div>}
          {editLinks}
          {image?.credit && <PictureCredit>{credit(image.credit)}</PictureCredit>}
        </div>
        {image && (
          <div className={styles.shadow}>
            <div className={styles.picture}>
              <Picture
                image={image}
                sizes="(width >= 1440px) 513px, (width >= 768px) 36vw, 90vw"
                fills={1}
                priority
              />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
