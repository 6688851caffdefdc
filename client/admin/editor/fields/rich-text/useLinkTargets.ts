import { useDebouncedValue } from "@mantine/hooks";
import { useLinkTargetsQuery } from "../../../../graphql/generated/LinkTargets.ts";
import { useLanguage } from "../../../../phrases/language.tsx";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { kindNames } from "../../../kinds.ts";
import { titleOfSummary, titleWithFallback } from "../../../screen/item-title.ts";
import { linkAddressOf } from "./link-address.ts";

/** Milliseconds without a keystroke before the server is queried. */
const searchDebounceMs = 180;

/** Pages of the site whose texts contain what was typed, each once; none for an address. */
export function useLinkTargets(typed: string) {
  const language = useLanguage();
  const names = usePhrases(kindNames);
  const text = linkAddressOf(typed) ? "" : typed.trim();
  const [asked] = useDebouncedValue(text, searchDebounceMs);
  const { data, previousData } = useLinkTargetsQuery({
    variables: { text: asked },
  });
  const items = text === "" ? [] : ((data ?? previousData)?.searchContent ?? []);
  const targets = items.map((item) => ({
    path: item.path,
    title: titleWithFallback(item, titleOfSummary, language) || names[item.kind].one,
    kind: names[item.kind].one,
  }));
  return [...new Map(targets.map((target) => [target.path, target])).values()];
}
