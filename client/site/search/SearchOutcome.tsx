import { editableKinds } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { searchPhrases } from "../../phrases/site/search.ts";
import { Button } from "../../ui/Button.tsx";
import { Chips } from "../../ui/search/Chips.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useWhatExists } from "../page/useWhatExists.ts";
import { type Asked, searchPath } from "./asked.ts";
import { findPages } from "./find-pages.ts";
import { Result } from "./Result.tsx";
import styles from "./SearchPage.module.css";
import { type Found, useSiteSearch } from "./useSiteSearch.ts";
import { WaysOn } from "./WaysOn.tsx";

/** The results of what the URL asks for, or ways on: before a search, and when nothing was found. */
export function SearchOutcome({ asked, hasProblem }: { asked: Asked; hasProblem: boolean }) {
  const phrases = usePhrases(searchPhrases);
  const language = useLanguage();
  const { found, error, isPending, retry } = useSiteSearch(asked);
  const { isFilled } = useWhatExists();
  const { text, kind } = asked;
  if (text === "" || hasProblem) return <WaysOn title={phrases.popular} />;
  const hidden = isFilled("TOGETHER_POINTS") ? [] : (["togetherPoints"] as const);
  const isTolerant = !found.items.some(({ isExact }) => isExact);
  const named = kind ? [] : findPages(text, language, isTolerant, hidden);
  // A fixed page whose texts were found, too, is shown once, with these texts.
  const itemAt = (path: string) => found.items.find((item) => item.path === path);
  const pages = named.map((page) => itemAt(page.path) ?? page);
  // A project and its fixed page have one path: the better result stands for both.
  const items = found.items.filter((item) => itemAt(item.path) === item);
  const others = items.filter(({ path }) => !named.some((page) => page.path === path));
  const exact = others.filter(({ isExact }) => isExact);
  const similar = others.filter(({ isExact }) => !isExact);
  const unnamed = named.filter(({ path }) => !itemAt(path)).length;
  const count = countIn(found, kind) - (found.items.length - items.length) + unnamed;
  return (
    <div aria-busy={isPending} className={styles.outcome}>
      <p role="status" className={styles.count}>
        {!isPending && !error && phrases.found(count, hasMoreThanCounted(found, kind))}
      </p>
      {error && !isPending && (
        <div role="alert" className={styles.failed}>
          <p>{phrases.errors[error]}</p>
          <Button look="outline" onClick={retry}>
            {phrases.again}
          </Button>
        </div>
      )}
      <KindChips asked={asked} found={found} />
      <h2>
        <VisuallyHidden>{phrases.results}</VisuallyHidden>
      </h2>
      {(pages.length > 0 || exact.length > 0) && (
        <ul className={styles.results}>
          {pages.map((page) => (
            <Result key={page.path} kind="PAGE" {...page} />
          ))}
          {exact.map((item) => (
            <Result key={item.id} {...item} />
          ))}
        </ul>
      )}
      {similar.length > 0 && (
        <>
          <h2 className={styles.similar}>{phrases.similar}</h2>
          <ul className={styles.results}>
            {similar.map((item) => (
              <Result key={item.id} {...item} />
            ))}
          </ul>
        </>
      )}
      {countIn(found, kind) > found.items.length && <p className={styles.more}>{phrases.refine}</p>}
      {count === 0 && !isPending && !error && <WaysOn title={phrases.waysOn} text={phrases.none} />}
    </div>
  );
}

/** The server counts so many items of one kind. */
const maxOfKind = 100;

const hasMoreThanCounted = ({ counts }: Found, kind: Asked["kind"]): boolean =>
  counts.some((one) => (!kind || one.kind === kind) && one.count >= maxOfKind);

const countIn = ({ counts }: Found, kind: Asked["kind"]): number =>
  counts.filter((one) => !kind || one.kind === kind).reduce((sum, { count }) => sum + count, 0);

/** Links that narrow the results to one kind, once there are several. */
function KindChips({ asked, found }: { asked: Asked; found: Found }) {
  const phrases = usePhrases(searchPhrases);
  const kinds = editableKinds.filter(
    (kind) => kind === asked.kind || found.counts.some((one) => one.kind === kind),
  );
  if (kinds.length < 2 && !asked.kind) return null;
  const all = {
    to: searchPath({ ...asked, kind: null }),
    name: phrases.all,
    isCurrent: !asked.kind,
  };
  const chips = kinds.map((kind) => ({
    to: searchPath({ ...asked, kind }),
    name: phrases.kinds[kind],
    isCurrent: kind === asked.kind,
  }));
  return <Chips label={phrases.filters} chips={[all, ...chips]} keepsPlace />;
}
