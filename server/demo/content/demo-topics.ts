import type { DemoBlock } from "./demo-blocks.ts";

type Given<Name extends "topic" | "way"> = Partial<NonNullable<DemoBlock[Name]>>;

const blankTopic: NonNullable<DemoBlock["topic"]> = {
  tag: "",
  heading: "",
  text: "",
  imageId: null,
  entries: [],
  noteHeading: "",
  note: "",
  label: "",
  address: "",
  isConfidential: false,
  tone: "PALE_SKY",
};

/** A topic; what is left out is blank. */
export const topic = (given: Given<"topic">): DemoBlock => ({ topic: { ...blankTopic, ...given } });

const blankWay: NonNullable<DemoBlock["way"]> = {
  way: "MONEY",
  heading: "",
  text: "",
  imageId: null,
  listHeading: "",
  entries: [],
  note: "",
  othersHeading: "",
  others: [],
  tone: "PAPER",
};

/** A way to help; what is left out is blank. */
export const way = (given: Given<"way">): DemoBlock => ({ way: { ...blankWay, ...given } });
