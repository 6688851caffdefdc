import { useEffect, useState } from "react";
import { toApiError } from "../../graphql/errors.ts";
import {
  SearchPageDocument,
  type SearchPageQuery,
  useSearchPageSuspenseQuery,
} from "../../graphql/generated/SearchPage.ts";
import { fetchOnce } from "../../graphql/page-queries.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { type Asked, problemOf } from "./asked.ts";

export type Found = SearchPageQuery["siteSearch"];
type SearchError = "failed" | "tooMany";

type Outcome = { key: string; found: Found; error: SearchError | null };

/**
 * The results for what the URL asks for. The page opens with the results that the server rendered;
 * later ones replace them in place, and each search cancels the one before. While one is pending, or
 * when it fails, the previous results stay.
 */
export function useSiteSearch({ text, kind }: Asked) {
  const language = useLanguage();
  const search = problemOf(text) ? "" : text;
  const [opened] = useState({ language, search, kind });
  const { data } = useSearchPageSuspenseQuery({ variables: opened });
  const keyOf = (attempt: number) => JSON.stringify([language, search, kind, attempt]);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({
    key: keyOf(0),
    found: data.siteSearch,
    error: null,
  });
  const key = keyOf(attempt);
  const isPending = outcome.key !== key;

  useEffect(() => {
    if (!isPending || search === "") return;
    const controller = new AbortController();
    fetchOnce(SearchPageDocument, { language, search, kind }, controller.signal)
      .then(({ siteSearch }) => setOutcome({ key, found: siteSearch, error: null }))
      .catch((fault) => {
        if (controller.signal.aborted) return;
        const error = toApiError(fault).code === "TOO_MANY" ? "tooMany" : "failed";
        setOutcome((previous) => ({ ...previous, key, error }));
      });
    return () => controller.abort();
  }, [isPending, key, language, search, kind]);

  return {
    found: outcome.found,
    error: outcome.error,
    isPending,
    retry: () => setAttempt(attempt + 1),
  };
}
