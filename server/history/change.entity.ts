import { GraphQLJSONObject } from "graphql-scalars";
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { type Language, LanguageEnum } from "../language/language.ts";

/** What a change can be of: every kind of content, and what stands beside it. */
export const ChangeKindEnum = {
  REPORT: "Report",
  BLOG_POST: "BlogPost",
  GALLERY: "Gallery",
  GALLERY_CATEGORY: "GalleryCategory",
  PROJECT: "Project",
  MEMBER: "Member",
  PARTNER: "Partner",
  TOGETHER_POINT: "TogetherPoint",
  SETTINGS: "Settings",
  IMAGE: "Image",
  USER: "User",
} as const;
export type ChangeKind = (typeof ChangeKindEnum)[keyof typeof ChangeKindEnum];

registerEnumType(ChangeKindEnum, {
  name: "ChangeKind",
  description: "What was changed.",
  valuesConfig: {
    REPORT: { description: "A report." },
    BLOG_POST: { description: "A blog post." },
    GALLERY: { description: "A gallery." },
    GALLERY_CATEGORY: { description: "A gallery category." },
    PROJECT: { description: "A project." },
    MEMBER: { description: "A member of the team." },
    PARTNER: { description: "A partner." },
    TOGETHER_POINT: { description: "A together point." },
    SETTINGS: { description: "The settings." },
    IMAGE: { description: "A picture or what is said of it." },
    USER: { description: "Somebody who may sign in." },
  },
});

export const ChangeActionEnum = {
  CREATED: "created",
  SAVED: "saved",
  PUBLISHED: "published",
  SCHEDULED: "scheduled",
  UNPUBLISHED: "unpublished",
  CONFIRMED: "confirmed",
  REORDERED: "reordered",
  DELETED: "deleted",
  RESTORED: "restored",
  ERASED: "erased",
  REPLACED: "replaced",
  INVITED: "invited",
  TYPE_CHANGED: "typeChanged",
  DEACTIVATED: "deactivated",
  REACTIVATED: "reactivated",
  PASSWORD_CHANGED: "passwordChanged",
} as const;
export type ChangeAction = (typeof ChangeActionEnum)[keyof typeof ChangeActionEnum];

registerEnumType(ChangeActionEnum, {
  name: "ChangeAction",
  description: "What was done.",
  valuesConfig: {
    CREATED: { description: "Begun." },
    SAVED: { description: "Saved again." },
    PUBLISHED: { description: "Shown on the site." },
    SCHEDULED: { description: "To be shown at a later moment." },
    UNPUBLISHED: { description: "Taken off the site." },
    CONFIRMED: { description: "A translation found to fit still." },
    REORDERED: { description: "Put in another order." },
    DELETED: { description: "Put into the trash." },
    RESTORED: { description: "Taken out of the trash." },
    ERASED: { description: "Gone for good." },
    REPLACED: { description: "A picture's file replaced." },
    INVITED: { description: "Given a one-time link." },
    TYPE_CHANGED: { description: "Given other rights." },
    DEACTIVATED: { description: "Kept from signing in." },
    REACTIVATED: { description: "Let in again." },
    PASSWORD_CHANGED: { description: "Given a new password." },
  },
});

@ObjectType({
  description:
    "Who did what, and when. Kept as it was, but that a replaced picture’s address follows.",
})
@Entity("change")
@Index("change_order", ["at", "id"])
@Index("change_of_item", ["kind", "itemId", "at"])
export class Change {
  @Field(() => ID, { description: "Names the change." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => GraphQLISODateTime, { description: "When it happened." })
  @Column({ type: "timestamptz", precision: 3 })
  at: Date;

  /** Null when the site did it by itself; stays when the account goes. */
  @Column("uuid", { nullable: true })
  userId: string | null;

  @Field(() => String, { description: "Who did it, as they were called then; blank: the site." })
  @Column("text", { default: "" })
  userName: string;

  @Field(() => ChangeKindEnum, { description: "What kind of thing was changed." })
  @Column("text")
  kind: ChangeKind;

  @Field(() => ID, { nullable: true, description: "Which one; null when many, or the settings." })
  @Column("uuid", { nullable: true })
  itemId: string | null;

  @Field(() => String, { description: "What it was called then." })
  @Column("text", { default: "" })
  label: string;

  @Field(() => ChangeActionEnum, { description: "What was done." })
  @Column("text")
  action: ChangeAction;

  @Field(() => LanguageEnum, { nullable: true, description: "Of one language alone; else null." })
  @Column("text", { nullable: true })
  language: Language | null;

  @Field(() => Int, { nullable: true, description: "The item's version after it." })
  @Column("int", { nullable: true })
  version: number | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: "The whole item after it, in the shape of its input; null when it did not change.",
  })
  @Column("jsonb", { nullable: true })
  content: object | null;
}
