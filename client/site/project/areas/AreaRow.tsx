import { editorPaths, paths } from "../../../paths.ts";
import { useForeignLanguage } from "../../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { projectPagesPhrases } from "../../../phrases/site/projects/pages.ts";
import { ItemEditLinks } from "../../../ui/admin-mode/ItemEditLinks.tsx";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { ArrowIcon } from "../../../ui/icons/icons.tsx";
import { Picture } from "../../../ui/picture/Picture.tsx";
import styles from "./Areas.module.css";
import type { Area } from "./areas.ts";

/** A small picture, a name, one line. The whole row is a link to the project's page. */
export function AreaRow({ area }: { area: Area }) {
  const { onlyInOther } = usePhrases(projectPagesPhrases);
  const { image, name, summary, lang } = useAreaTexts(area);
  return (
    <li className={styles.area}>
      <div className={styles.shadow}>
        <div className={styles.picture}>
          {image && (
            <Picture
              image={image}
              sizes="(width >= 768px) 104px, 84px"
              fills={4 / 3}
              isDecorative
            />
          )}
        </div>
      </div>
      <div>
        <h3 className={styles.name} lang={lang}>
          <InternalLink to={paths.project(area.address)} className={styles.link}>
            {addNonBreakingSpaces(name)}
          </InternalLink>
        </h3>
        {summary && (
          <p className={styles.summary} lang={lang}>
            {addNonBreakingSpaces(summary)}
          </p>
        )}
        {lang && <p className={styles.note}>{onlyInOther}</p>}
        {area.project && (
          <ItemEditLinks
            to={editorPaths.edit("PROJECT", area.project.id)}
            title={name}
            publishedAt={area.project.translation.publishedAt}
            place="row"
          />
        )}
      </div>
      <ArrowIcon />
    </li>
  );
}

/** The project's texts, unless only its page has a name in the reader's language. */
function useAreaTexts({ page, project }: Area) {
  const foreign = useForeignLanguage();
  const image = project?.image;
  const ofProject = project?.translation;
  const ofPage = page?.translation;
  if (ofPage && (!ofProject || (foreign(ofProject) && !foreign(ofPage)))) {
    return { image, name: ofPage.title, summary: "", lang: foreign(ofPage) };
  }
  const { name = "", summary = "" } = ofProject ?? {};
  return { image, name, summary, lang: ofProject && foreign(ofProject) };
}
