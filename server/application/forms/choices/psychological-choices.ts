import { defineChoices } from "./define-choices.ts";

export const TalkForEnum = defineChoices("TalkFor", "Who needs psychological help.", {
  ME: "The applicant.",
  CHILD: "A child.",
  FAMILY: "A family.",
});
export type TalkFor = keyof typeof TalkForEnum;

export const MeetingFormatEnum = defineChoices(
  "MeetingFormat",
  "Format of meetings with a psychologist.",
  {
    ONLINE: "Online.",
    IN_PERSON: "In person.",
    PHONE: "By phone.",
  },
);
export type MeetingFormat = keyof typeof MeetingFormatEnum;

export const TopicEnum = defineChoices("Topic", "Topic of psychological help.", {
  ANXIETY: "Anxiety or fears.",
  LOSS: "Loss.",
  SLEEP: "Sleep.",
  CHILD_BEHAVIOUR: "A child's behaviour.",
  MOVING: "Moving and adapting.",
  RELATIONSHIPS: "Family relationships.",
  TRAUMA: "Traumatic experience.",
  UNSAID: "Prefers not to say.",
});
export type Topic = keyof typeof TopicEnum;

export const CallTimeEnum = defineChoices("CallTime", "Preferred time of calls, in Kyiv time.", {
  MORNING: "10:00–13:00.",
  AFTERNOON: "13:00–16:00.",
  EVENING: "16:00–18:00.",
});
export type CallTime = keyof typeof CallTimeEnum;
