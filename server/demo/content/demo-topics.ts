import { TopicBlock, WayBlock } from "../../page/topic-blocks.ts";
import type { DemoBlock } from "./demo-blocks.ts";

type Given<Name extends "topic" | "way"> = Partial<NonNullable<DemoBlock[Name]>>;

/** A topic; what is left out is blank. */
export const topic = (given: Given<"topic">): DemoBlock => ({
  topic: { ...new TopicBlock(), imageId: null, entries: [], ...given },
});

/** A way to help; what is left out is blank. */
export const way = (given: Given<"way">): DemoBlock => ({
  way: { ...new WayBlock(), imageId: null, entries: [], others: [], ...given },
});
