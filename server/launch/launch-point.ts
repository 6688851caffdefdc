import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Settings } from "../settings/settings.entity.ts";
import type { Hosting } from "./launch.context.ts";

const LaunchPointKindEnum = {
  DEMO_CONTENT: "demoContent",
  STARTING_TEXTS: "startingTexts",
  FOUNDATION_NAME: "foundationName",
  PRIVACY_CONTACT: "privacyContact",
  BANK_DETAILS: "bankDetails",
  EMERGENCY_LINES: "emergencyLines",
  FORM_NOTICES: "formNotices",
  IMAGES_WITHOUT_TEXT: "imagesWithoutText",
  SECOND_ADMIN: "secondAdmin",
  INVITED_ADMIN: "invitedAdmin",
  MAIL_SERVER: "mailServer",
  BACKUPS: "backups",
  PLAIN_HTTP: "plainHttp",
} as const;
export type LaunchPointKind = (typeof LaunchPointKindEnum)[keyof typeof LaunchPointKindEnum];

registerEnumType(LaunchPointKindEnum, {
  name: "LaunchPointKind",
  description: "What a point of the checklist is about.",
  valuesConfig: {
    DEMO_CONTENT: { description: "Demo content is still on the site." },
    STARTING_TEXTS: {
      description:
        "Texts about the foundation that the program or the demo brought and nobody has replaced.",
    },
    FOUNDATION_NAME: {
      description: "The foundation's name is missing in a language, or is the demo's.",
    },
    PRIVACY_CONTACT: { description: "There is no address for questions about personal data." },
    BANK_DETAILS: { description: "Donors cannot transfer money: bank details are incomplete." },
    EMERGENCY_LINES: { description: "Emergency lines that no admin has rung." },
    FORM_NOTICES: { description: "Open forms without any recipient of notices." },
    IMAGES_WITHOUT_TEXT: { description: "Images without an alternative text in a language." },
    SECOND_ADMIN: { description: "Only one admin can sign in, and no other is invited." },
    INVITED_ADMIN: {
      description: "Only one admin can sign in; another has not accepted the invitation yet.",
    },
    MAIL_SERVER: { description: "E-mails cannot be sent: no mail server, or no sender." },
    BACKUPS: { description: "No backups are written, or only beside the data itself." },
    PLAIN_HTTP: { description: "Visitors reach the site without encryption." },
  },
});

@ObjectType({ description: "One of the things that a point of the checklist names." })
export class LaunchPointItem {
  @Field(() => String, { description: "Path of the screen on which it is done." })
  path: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Field of the settings' translations, or `slogan` or `scene` of the home page; null for a page.",
  })
  field: string | null = null;

  @Field(() => String, { description: "Ukrainian title of the page; blank for a field." })
  titleUa = "";

  @Field(() => String, { description: "English title of the page; blank for a field." })
  titleEng = "";
}

@ObjectType({ description: "A point of the checklist for publishing the site." })
export class LaunchPoint {
  @Field(() => LaunchPointKindEnum, { description: "What it is about." })
  kind: LaunchPointKind;

  @Field(() => Int, { description: "How many things are left to do; 0 when it is done." })
  count: number;

  @Field(() => String, {
    nullable: true,
    description:
      "Path of the screen on which it is done; null when it is done on the server, or when each of `items` has its own.",
  })
  path: string | null;

  @Field(() => [LaunchPointItem], {
    description: "What is left to do one by one; empty for points that only count it.",
  })
  items: LaunchPointItem[];
}

/** What the finders look at; the settings are read once for all. */
export interface LaunchFacts {
  db: EntityManager;
  settings: Settings;
  hosting: Hosting;
  publicUrl: string;
  now: Date;
}

interface FoundPoint {
  kind: LaunchPointKind;
  path: string | null;
}

/** Says how many things are left to do, or names each. */
export type PointFinder = FoundPoint &
  (
    | { count(facts: LaunchFacts): number | Promise<number> }
    | { items(facts: LaunchFacts): Promise<LaunchPointItem[]> }
  );
