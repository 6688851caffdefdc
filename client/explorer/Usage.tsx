import { explorerPhrases } from "../phrases/explorer.ts";
import { languageCodes, useLanguage } from "../phrases/language.tsx";
import { usePhrases } from "../phrases/phrases.ts";
import type { Limits, LimitUsage } from "./api.ts";

interface Props {
  limits: Limits | null;
  /** Number of fields in the last response; null if unknown. */
  fields: number | null;
}

/** What the last request cost, and what is left of the limits. */
export function Usage({ limits, fields }: Props) {
  const phrases = usePhrases(explorerPhrases);
  const { format } = new Intl.NumberFormat(languageCodes[useLanguage()].locale);
  const left = (usage: LimitUsage | null, sentence: (left: string, limit: string) => string) =>
    usage &&
    sentence(format(usage.limit - usage.used), format(usage.limit)) +
      (usage.used > 0 ? phrases.renewed(format(usage.secondsLeft)) : "");
  const sentences = [
    fields !== null && phrases.cost(format(fields)),
    limits && left(limits.searches, phrases.searchesLeft),
    limits && left(limits.refusals, phrases.refusalsLeft),
    limits && left(limits.requests, phrases.requestsLeft),
    limits && !limits.searches && phrases.unlimited,
  ];
  return (
    <p className="explorer-usage" role="status">
      {sentences.filter(Boolean).join(" · ")}
    </p>
  );
}
