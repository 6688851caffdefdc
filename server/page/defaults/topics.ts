import type { BlockEntry } from "../block-fields.ts";
import type { BlockContents } from "../blocks.ts";
import { TopicBlock, WayBlock } from "../topic-blocks.ts";

/** A topic; what is left out is blank. */
export const topic = (given: Partial<TopicBlock>): BlockContents => ({
  topic: { ...new TopicBlock(), ...given },
});

/** A way to help; what is left out is blank. */
export const way = (given: Partial<WayBlock>): BlockContents => ({
  way: { ...new WayBlock(), ...given },
});

export const steps = (heading: string, entries: BlockEntry[]): BlockContents => ({
  steps: { heading, facts: [], entries },
});

/** A row that leads nowhere. */
export const row = (title: string, text = ""): BlockEntry => ({ title, text, address: "" });
