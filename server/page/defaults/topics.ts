import type { BlockEntry } from "../block-fields.ts";
import type { BlockContents } from "../blocks.ts";
import type { TopicBlock, WayBlock } from "../topic-blocks.ts";

const blankTopic: TopicBlock = {
  tag: "",
  heading: "",
  text: "",
  entries: [],
  noteHeading: "",
  note: "",
  label: "",
  address: "",
  isConfidential: false,
  tone: "PALE_SKY",
};

/** A topic; what is left out is blank. */
export const topic = (given: Partial<TopicBlock>): BlockContents => ({
  topic: { ...blankTopic, ...given },
});

const blankWay: WayBlock = {
  way: "MONEY",
  heading: "",
  text: "",
  listHeading: "",
  entries: [],
  note: "",
  othersHeading: "",
  others: [],
  tone: "PAPER",
};

/** A way to help; what is left out is blank. */
export const way = (given: Partial<WayBlock>): BlockContents => ({
  way: { ...blankWay, ...given },
});

export const steps = (heading: string, entries: BlockEntry[]): BlockContents => ({
  steps: { heading, facts: [], entries },
});

/** A row that leads nowhere. */
export const row = (title: string, text = ""): BlockEntry => ({ title, text, address: "" });
