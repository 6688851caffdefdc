import { editorPaths, paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { projectPagesPhrases } from "../../phrases/site/projects/pages.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { ArrowIcon } from "../../ui/icons/icons.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./Areas.module.css";
import type { Area } from "./areas.ts";

/** A small picture, a name, one line. The whole row is a link to the project's page. */
export function AreaRow({ area }: { area: Area }) {
  const { pages, onlyInOther } = usePhrases(projectPagesPhrases);
  const { image, name, summary, lang } = useAreaTexts(area, pages);
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
          <InternalLink to={paths.project(area.page ?? area.project.id)} className={styles.link}>
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

/** A fixed page has its name in both languages, whatever its project has. */
function useAreaTexts({ page, project }: Area, pages: Record<string, string>) {
  const foreign = useForeignLanguage();
  const translation = project?.translation;
  const lang = translation && foreign(translation);
  const written = page && pages[page];
  if (written && (!translation || lang)) return { image: project?.image, name: written };
  return {
    image: project?.image,
    name: translation?.name ?? "",
    summary: translation?.summary,
    lang,
  };
}
