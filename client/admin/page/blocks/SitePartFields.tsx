import type { SitePart } from "../../../graphql/generated/PageEditor.ts";
import { sitePartPhrases } from "../../../phrases/admin/site/site-parts.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { BlockFieldsProps } from "./fields/field-group.ts";
import { TextPair } from "./fields/TextPair.tsx";

/** The parts that show no heading or no text of the editors'. */
const withoutHeading: readonly SitePart[] = ["REQUISITES", "LAST_MONTH"];
const withText: readonly SitePart[] = [
  "HASHTAG",
  "PHOTO_REMOVAL",
  "PARTNER_LIST",
  "TOGETHER_POINTS",
  "COUNTERS",
  "DONATION",
  "PROJECT_GOALS",
];

/** What the site shows there, and the texts that editors may add. */
export function SitePartFields({ block, canHideParts }: BlockFieldsProps<"sitePart">) {
  const phrases = usePhrases(sitePartPhrases);
  const { part } = block.contents.ua;
  return (
    <>
      <p>{`${phrases.parts[part].about} ${canHideParts ? phrases.onlyHidden : phrases.required}`}</p>
      {!withoutHeading.includes(part) && (
        <TextPair group={block} name="heading" label="heading" hint="optional" />
      )}
      {withText.includes(part) && <TextPair group={block} name="text" label="text" as="long" />}
    </>
  );
}
