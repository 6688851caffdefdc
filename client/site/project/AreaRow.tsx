import { addresses, editors } from "../../addresses.ts";
import { bind } from "../../phrases/binding.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { projectPagesPhrases } from "../../phrases/project-pages.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ItemMarks } from "../../ui/ItemMarks.tsx";
import { ArrowIcon } from "../../ui/icons.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./Areas.module.css";
import type { Area } from "./areas.ts";

/** A small picture, a name, one line. The whole row opens the project's page. */
export function AreaRow({ area }: { area: Area }) {
  const { pages, onlyInOther } = usePhrases(projectPagesPhrases);
  const { image, name, summary, lang } = useAreaWords(area, pages);
  return (
    <li className={styles.area}>
      <div className={styles.shadow}>
        <div className={styles.picture}>
          {image && (
            <Picture image={image} sizes="(width >= 768px) 104px, 84px" isFilling isDecorative />
          )}
        </div>
      </div>
      <div>
        <h3 className={styles.name} lang={lang}>
          <InnerLink to={addresses.project(area.page ?? area.project.id)} className={styles.link}>
            {bind(name)}
          </InnerLink>
        </h3>
        {summary && (
          <p className={styles.summary} lang={lang}>
            {bind(summary)}
          </p>
        )}
        {lang && <p className={styles.note}>{onlyInOther}</p>}
        {area.project && (
          <ItemMarks
            to={editors.edit("PROJECT", area.project.id)}
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

/** A written page has its name in both languages, whatever its project has. */
function useAreaWords({ page, project }: Area, pages: Record<string, string>) {
  const foreign = useForeignLanguage();
  const words = project?.translation;
  const lang = words && foreign(words);
  const written = page && pages[page];
  if (written && (!words || lang)) return { image: project?.image, name: written };
  return { image: project?.image, name: words?.name ?? "", summary: words?.summary, lang };
}
