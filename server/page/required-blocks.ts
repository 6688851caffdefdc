import type { HelpWay } from "./block-fields.ts";
import type { BlockContents } from "./blocks.ts";

/**
 * A block that a fixed page must show: steps, a topic, a topic with the sentences on what
 * psychologists keep confidential, or a way to help.
 */
export type RequiredBlock = "steps" | "topic" | "confidentialTopic" | HelpWay;

/** Whether a block is what a page requires. */
export function fulfils(block: BlockContents, required: RequiredBlock): boolean {
  switch (required) {
    case "steps":
    case "topic":
      return Boolean(block[required]);
    case "confidentialTopic":
      return block.topic?.isConfidential === true;
    default:
      return block.way?.way === required;
  }
}
