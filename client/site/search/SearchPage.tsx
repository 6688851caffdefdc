import { type KeyboardEvent, useRef } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { searchPhrases } from "../../phrases/site/search.ts";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { SearchForm } from "../../ui/search/SearchForm.tsx";
import { askedBy, problemOf } from "./asked.ts";
import { SearchOutcome } from "./SearchOutcome.tsx";
import styles from "./SearchPage.module.css";
import { useTyping } from "./useTyping.ts";

const errorId = "search-problem";

/**
 * Search of all that is public. The URL holds the words and the kind; typing changes it, so that Back,
 * reloading and the other language keep the search.
 */
export function SearchPage() {
  const phrases = usePhrases(searchPhrases);
  const asked = askedBy(useLocation().search);
  const content = useRef<HTMLDivElement>(null);
  const { field, type, searchNow } = useTyping(asked);
  const problem = problemOf(asked.text);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between field and results
    <div ref={content} onKeyDown={(event) => moveFocus(event, content.current)}>
      <PageHead
        title={asked.text ? phrases.titleOf(asked.text) : phrases.title}
        isIndexed={false}
      />
      <PageHero
        tone="sky-2"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: phrases.title,
        }}
        title={phrases.title}
      >
        <div className={styles.form}>
          <SearchForm
            action={paths.search()}
            label={phrases.label}
            submit={phrases.submit}
            field={field}
            defaultValue={asked.text}
            errorId={problem ? errorId : undefined}
            onType={type}
            onSearch={searchNow}
          />
          {problem && (
            <p id={errorId} className={styles.problem} role="alert">
              {phrases.problems[problem]}
            </p>
          )}
        </div>
      </PageHero>
      <Sheet tone="paper" edge="a" className={styles.sheet}>
        <SearchOutcome asked={asked} hasProblem={problem !== null} />
      </Sheet>
    </div>
  );
}

/** Arrow keys move the focus from the field to the results, and between them. */
function moveFocus(event: KeyboardEvent, content: HTMLElement | null) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || !content || event.nativeEvent.isComposing) return;
  const stops = [...content.querySelectorAll<HTMLElement>("input[type=search], [data-result]")];
  const { activeElement } = document;
  const place = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  const next = place < 0 ? undefined : stops[place + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
