import { explorerPhrases } from "../phrases/explorer.ts";
import { languageCodes, useLanguage } from "../phrases/language.tsx";
import { usePhrases } from "../phrases/phrases.ts";
import type { Limits } from "./api.ts";

interface Props {
  limits: Limits | null;
  /** Number of fields in the last response; null if unknown. */
  fields: number | null;
}

/** What the last request cost, and what is left of the limits. */
export function Usage({ limits, fields }: Props) {
  const phrases = usePhrases(explorerPhrases);
  const { format } = new Intl.NumberFormat(languageCodes[useLanguage()].locale);
  const left = ({ limit, used }: { limit: number; used: number }) =>
    [format(limit - used), format(limit)] as const;
  const sentences = [
    fields !== null && phrases.cost(format(fields)),
    limits?.searches && phrases.searchesLeft(...left(limits.searches)),
    limits?.refusals && phrases.refusalsLeft(...left(limits.refusals)),
    limits?.requests && phrases.requestsLeft(...left(limits.requests)),
    limits && !limits.searches && phrases.unlimited,
  ];
  return (
    <p className="explorer-usage" role="status">
      {sentences.filter(Boolean).join(" ")}
    </p>
  );
}
