import type { Block } from "./block-content.ts";

/**
 * Whether the page needs this block: it is a part that the site draws, or the only visible one of
 * those of which the page must show one.
 */
export const isRequired = (
  block: Block,
  blocks: readonly Block[],
  required: readonly string[],
): boolean =>
  Boolean(block.sitePart) ||
  required.some((name) => {
    const shown = blocks.filter((each) => !each.isHidden && fulfils(each, name));
    return shown.length === 1 && shown[0]?.id === block.id;
  });

/** As the server's rule. */
function fulfils({ steps, topic, way, hero }: Block, required: string): boolean {
  if (required === "steps") return Boolean(steps);
  if (required === "hero") return Boolean(hero);
  if (required === "topic") return Boolean(topic);
  if (required === "confidentialTopic") return topic?.isConfidential === true;
  return way?.way === required;
}
