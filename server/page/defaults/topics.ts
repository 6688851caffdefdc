import { BlockEntry } from "../block-fields.ts";
import type { BlockContents } from "../blocks.ts";
import { StepsBlock } from "../list-blocks.ts";
import { TopicBlock, WayBlock } from "../topic-blocks.ts";

// What is left out has the default of its class.

export const topic = (given: Partial<TopicBlock>): BlockContents => ({
  topic: Object.assign(new TopicBlock(), given),
});

export const way = (given: Partial<WayBlock>): BlockContents => ({
  way: Object.assign(new WayBlock(), given),
});

export const steps = (heading: string, entries: BlockEntry[]): BlockContents => ({
  steps: Object.assign(new StepsBlock(), { heading, entries }),
});

export const row = (title: string, text = ""): BlockEntry =>
  Object.assign(new BlockEntry(), { title, text });
