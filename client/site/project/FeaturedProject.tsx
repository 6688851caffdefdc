import { useRef } from "react";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { projectsPhrases } from "../../phrases/site/projects/projects.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { animateSettle, useOnFirstView } from "../../ui/animate-on-view.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { phoneRatio } from "../../ui/picture/cover-sizes.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import { TextWithArrow } from "../../ui/TextLink.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./FeaturedProject.module.css";
import { GoalBar } from "./GoalBar.tsx";
import type { CardProject } from "./ProjectCard.tsx";

/** The featured project: a large picture, and its text beside it. */
export function FeaturedProject({ project }: { project: CardProject }) {
  const phrases = usePhrases(projectsPhrases);
  const foreign = useForeignLanguage();
  const sheet = useRef<HTMLDivElement>(null);
  useOnFirstView(sheet, animateSettle);
  const { image, translation } = project;
  const lang = foreign(translation);
  return (
    <article className={styles.card}>
      <div className={styles.shadow} ref={sheet}>
        <div className={styles.picture}>
          {image && (
            <Picture
              image={image}
              sizes="(width >= 1440px) 714px, (width >= 1024px) 50vw, 90vw"
              fills={{ 0: phoneRatio, 768: 714 / 446 }}
              priority
            />
          )}
        </div>
      </div>
      <div>
        <p className={styles.label}>{phrases.mainFocus}</p>
        <h2 id="main-project" lang={lang}>
          {addNonBreakingSpaces(translation.name)}
        </h2>
        <p className={styles.text} lang={lang}>
          {addNonBreakingSpaces(translation.summary)}
        </p>
        {project.goal && <GoalBar goal={project.goal} />}
        {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
        <InternalLink to={paths.project(addressOf(project))} className={styles.more}>
          <TextWithArrow>{phrases.more}</TextWithArrow>
          <VisuallyHidden>
            <span>:</span> <span lang={lang}>{translation.name}</span>
          </VisuallyHidden>
        </InternalLink>
      </div>
      <ItemEditLinks
        to={editorPaths.edit("PROJECT", project.id)}
        title={translation.name}
        publishedAt={translation.publishedAt}
      />
    </article>
  );
}
