import { siteContentPhrases } from "../../phrases/admin/site/site-content.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { RefusedItems } from "./RefusedItems.tsx";
import type { ImportResult, KindCounts } from "./transfer-requests.ts";

const sumOf = (counts: KindCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What an import has done, and what it refused, by name. */
export function ImportReport({ result }: { result: ImportResult }) {
  const phrases = usePhrases(siteContentPhrases).importing;
  return (
    <>
      <p role="status">{phrases.done(sumOf(result.created), sumOf(result.updated))}</p>
      <RefusedItems title={phrases.refused} refused={result.refused} />
    </>
  );
}
