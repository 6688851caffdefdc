import { GraphQLJSONObject } from "graphql-scalars";
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { type Language, LanguageEnum } from "../language/language.ts";

/**
 * Kinds of objects whose changes are recorded: these, and all kinds of content, which
 * `registerKinds` adds. The keys are what GraphQL clients send, the values are stored.
 */
export const ChangeKindEnum: Record<string, string> = {
  SETTINGS: "Settings",
  NAVIGATION: "Navigation",
  REDIRECT: "Redirect",
  IMAGE: "Image",
  CONSENT: "Consent",
  USER: "User",
};
export const changeKindDescriptions: Record<string, { description: string }> = {
  SETTINGS: { description: "The site settings." },
  NAVIGATION: { description: "The menu and the footer." },
  REDIRECT: { description: "A redirect from a former path." },
  IMAGE: { description: "An image or its details." },
  CONSENT: { description: "A consent to pictures; without personal data." },
  USER: { description: "A user account." },
};

registerEnumType(ChangeKindEnum, {
  name: "ChangeKind",
  description: "Kind of the changed object.",
  valuesConfig: changeKindDescriptions,
});

const ChangeActionEnum = {
  BASELINE: "baseline",
  CREATED: "created",
  SAVED: "saved",
  PUBLISHED: "published",
  SCHEDULED: "scheduled",
  UNPUBLISHED: "unpublished",
  UNPUBLISHING_SCHEDULED: "unpublishingScheduled",
  UNPUBLISHING_CANCELLED: "unpublishingCancelled",
  CONFIRMED: "confirmed",
  REORDERED: "reordered",
  FIGURES_CHECKED: "figuresChecked",
  FIGURES_PUBLISHED: "figuresPublished",
  FIGURES_REOPENED: "figuresReopened",
  DELETED: "deleted",
  RESTORED: "restored",
  ERASED: "erased",
  REPLACED: "replaced",
  BLURRED: "blurred",
  UNSEALED: "unsealed",
  WITHDRAWN: "withdrawn",
  INVITED: "invited",
  ROLES_CHANGED: "rolesChanged",
  DEACTIVATED: "deactivated",
  REACTIVATED: "reactivated",
  PASSWORD_CHANGED: "passwordChanged",
  SECOND_STEP_ADDED: "secondStepAdded",
  SECOND_STEP_REMOVED: "secondStepRemoved",
  SECOND_STEP_REQUIRED: "secondStepRequired",
} as const;
export type ChangeAction = (typeof ChangeActionEnum)[keyof typeof ChangeActionEnum];

registerEnumType(ChangeActionEnum, {
  name: "ChangeAction",
  description: "Kind of change.",
  valuesConfig: {
    BASELINE: {
      description: "The content before its first recorded save, by another author.",
    },
    CREATED: { description: "Created." },
    SAVED: { description: "Saved." },
    PUBLISHED: { description: "Published." },
    SCHEDULED: { description: "Scheduled for publication." },
    UNPUBLISHED: { description: "Unpublished." },
    UNPUBLISHING_SCHEDULED: { description: "Scheduled to be unpublished." },
    UNPUBLISHING_CANCELLED: { description: "No longer scheduled to be unpublished." },
    CONFIRMED: { description: "A translation was confirmed to match the other language." },
    REORDERED: { description: "The order of items was changed." },
    FIGURES_CHECKED: { description: "The figures of a report were checked by a second person." },
    FIGURES_PUBLISHED: { description: "The figures of a report were published." },
    FIGURES_REOPENED: { description: "The figures of a report became a draft again." },
    DELETED: { description: "Moved to the trash." },
    RESTORED: { description: "Restored from the trash." },
    ERASED: { description: "Permanently deleted." },
    REPLACED: { description: "The file of an image was replaced." },
    BLURRED: { description: "Areas of an image were blurred." },
    UNSEALED: { description: "The sealed original of a blurred image was brought back." },
    WITHDRAWN: { description: "A consent was withdrawn." },
    INVITED: { description: "A user received a one-time link." },
    ROLES_CHANGED: { description: "The rights of a user were changed." },
    DEACTIVATED: { description: "A user account was deactivated." },
    REACTIVATED: { description: "A user account was reactivated." },
    PASSWORD_CHANGED: { description: "A user's password was changed." },
    SECOND_STEP_ADDED: { description: "A user's sign-in got a second step." },
    SECOND_STEP_REMOVED: { description: "The second step of a user's sign-in was removed." },
    SECOND_STEP_REQUIRED: {
      description: "The user types that must have a second step were changed.",
    },
  },
});

@ObjectType({
  description:
    "An entry of the change history. Immutable, except that the URLs of replaced images are updated and personal data can be erased.",
})
@Entity("change")
@Index("change_order", ["at", "id"])
@Index("change_of_item", ["kind", "itemId", "at"])
export class Change {
  @Field(() => ID, { description: "Id of the change." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => GraphQLISODateTime, { description: "Time of the change." })
  @Column({ type: "timestamptz", precision: 3 })
  at: Date;

  /** Null for changes made by the system; remains after the account is deleted. */
  @Column("uuid", { nullable: true })
  userId: string | null;

  @Field(() => String, {
    description:
      "Name of the author at that time; blank for changes made by the system or a former user.",
  })
  @Column("text", { default: "" })
  userName: string;

  @Field(() => Boolean, {
    description: "Whether the author's account was deleted, so that their name is not known.",
  })
  get isByFormerUser(): boolean {
    return this.userId !== null && this.userName === "";
  }

  /** Null for changes made by people and by the system. */
  @Column("uuid", { nullable: true })
  tokenId: string | null;

  @Field(() => Boolean, {
    description: "Whether a program made it with an API token, whose name is `userName`.",
  })
  get isByToken(): boolean {
    return this.tokenId !== null;
  }

  @Field(() => ChangeKindEnum, { description: "Kind of the changed object." })
  @Column("text")
  kind: string;

  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the changed object; null for many objects at once, or for the site settings.",
  })
  @Column("uuid", { nullable: true })
  itemId: string | null;

  @Field(() => String, { description: "Label of the object at that time." })
  @Column("text", { default: "" })
  label: string;

  @Field(() => ChangeActionEnum, { description: "Kind of change." })
  @Column("text")
  action: ChangeAction;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Language, if only one was changed; else null.",
  })
  @Column("text", { nullable: true })
  language: Language | null;

  @Field(() => Int, { nullable: true, description: "Version of the item after the change." })
  @Column("int", { nullable: true })
  version: number | null;

  @Field(() => Boolean, { description: "Whether `content` is not null." })
  get hasContent(): boolean {
    return this.content !== null;
  }

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      "The complete item after the change, in the shape of its input; null if its content did not change.",
  })
  @Column("jsonb", { nullable: true })
  content: object | null;
}
