import { useRef } from "react";
import { editors } from "../../addresses.ts";
import { bind } from "../../phrases/binding.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { projectsPhrases } from "../../phrases/projects.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { settle, useFirstView } from "../../ui/first-view.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ItemMarks } from "../../ui/ItemMarks.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { ArrowedWords } from "../../ui/TextLink.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./FeaturedProject.module.css";
import { type CardProject, projectAddress } from "./ProjectCard.tsx";

/** The main focus: a large picture, and its words beside it. */
export function FeaturedProject({ project }: { project: CardProject }) {
  const phrases = usePhrases(projectsPhrases);
  const foreign = useForeignLanguage();
  const sheet = useRef<HTMLDivElement>(null);
  useFirstView(sheet, settle);
  const { image, translation } = project;
  const lang = foreign(translation);
  return (
    <article className={styles.card}>
      <div className={styles.shadow} ref={sheet}>
        <div className={styles.picture}>
          {image && (
            <Picture
              image={image}
              sizes="(width >= 1440px) 714px, (width >= 1024px) 52vw, 100vw"
              isFilling
              priority
            />
          )}
        </div>
      </div>
      <div>
        <p className={styles.label}>{phrases.mainFocus}</p>
        <h2 id="main-project" lang={lang}>
          {bind(translation.name)}
        </h2>
        <p className={styles.text} lang={lang}>
          {bind(translation.summary)}
        </p>
        {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
        <InnerLink to={projectAddress(project)} className={styles.more}>
          <ArrowedWords>{phrases.more}</ArrowedWords>
          <VisuallyHidden>
            : <span lang={lang}>{translation.name}</span>
          </VisuallyHidden>
        </InnerLink>
      </div>
      <ItemMarks
        to={editors.edit("PROJECT", project.id)}
        title={translation.name}
        publishedAt={translation.publishedAt}
      />
    </article>
  );
}
