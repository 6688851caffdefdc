import type { BlockContents } from "./blocks.ts";
import type { HelpWay } from "./topic-blocks.ts";

/**
 * A block that a fixed page must show: steps, a topic, a topic with the sentences on what
 * psychologists keep confidential, the first screen of the home page, or a way to help.
 */
export type RequiredBlock = "steps" | "topic" | "confidentialTopic" | "hero" | HelpWay;

/** Whether a block is what a page requires. */
export function fulfils(block: BlockContents, required: RequiredBlock): boolean {
  switch (required) {
    case "steps":
    case "topic":
    case "hero":
      return Boolean(block[required]);
    case "confidentialTopic":
      return block.topic?.isConfidential === true;
    default:
      return block.way?.way === required;
  }
}
