import { IsOptional, IsUUID, Matches, MaxLength } from "class-validator";
import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";

// What several kinds of blocks share. Values of enums are their names, so that the history can be
// sent as an input again.

export const BlockToneEnum = {
  PAPER: "PAPER",
  SUN: "SUN",
  SKY: "SKY",
  LEAF: "LEAF",
  PALE_SKY: "PALE_SKY",
  ROSE: "ROSE",
  POPPY: "POPPY",
} as const;
export type BlockTone = (typeof BlockToneEnum)[keyof typeof BlockToneEnum];
registerEnumType(BlockToneEnum, {
  name: "BlockTone",
  description: "Background colour of a block.",
  valuesConfig: {
    PAPER: { description: "The colour of the page." },
    SUN: { description: "Yellow." },
    SKY: { description: "Blue." },
    LEAF: { description: "Green." },
    PALE_SKY: { description: "Pale blue." },
    ROSE: { description: "Pale red." },
    POPPY: { description: "Red." },
  },
});

export const PictureLayoutEnum = { GRID: "GRID", SLIDESHOW: "SLIDESHOW" } as const;
export type PictureLayout = (typeof PictureLayoutEnum)[keyof typeof PictureLayoutEnum];
registerEnumType(PictureLayoutEnum, {
  name: "PictureLayout",
  description: "Whether pictures are shown all at once or one after another.",
  valuesConfig: {
    GRID: { description: "All at once; each opens larger." },
    SLIDESHOW: { description: "One after another." },
  },
});

export const BlockFormEnum = {
  HUMANITARIAN: "HUMANITARIAN",
  PSYCHOLOGICAL: "PSYCHOLOGICAL",
  VOLUNTEER: "VOLUNTEER",
  PSYCHOLOGIST: "PSYCHOLOGIST",
  PARTNER: "PARTNER",
} as const;
export type BlockForm = (typeof BlockFormEnum)[keyof typeof BlockFormEnum];
registerEnumType(BlockFormEnum, {
  name: "BlockForm",
  description: "A form to which a page invites.",
  valuesConfig: {
    HUMANITARIAN: { description: "Humanitarian help is asked for." },
    PSYCHOLOGICAL: { description: "Psychological help is asked for." },
    VOLUNTEER: { description: "An offer to volunteer." },
    PSYCHOLOGIST: { description: "A psychologist wants to help." },
    PARTNER: { description: "An organisation wants to be a partner." },
  },
});

export const HelpWayEnum = {
  MONEY: "MONEY",
  THINGS: "THINGS",
  TIME: "TIME",
  PROFESSION: "PROFESSION",
  PARTNERSHIP: "PARTNERSHIP",
} as const;
export type HelpWay = (typeof HelpWayEnum)[keyof typeof HelpWayEnum];
registerEnumType(HelpWayEnum, {
  name: "HelpWay",
  description: "A way to help the foundation.",
  valuesConfig: {
    MONEY: { description: "A donation: leads to the bank details and to the reports." },
    THINGS: { description: "Things: leads to the points and to a contact." },
    TIME: { description: "Volunteering: leads to the form for volunteers and to a contact." },
    PROFESSION: { description: "Skills: leads to the form for psychologists and to a contact." },
    PARTNERSHIP: { description: "An organisation's help: leads to the form for partners." },
  },
});

export const heading = {
  description: "The heading, at most 300 characters; blank for no heading.",
} as const;
export const image = {
  nullable: true,
  description: "Id of an uploaded image; omit it for no image.",
} as const;
export const text = {
  description: "Plain text, at most 2,000 characters; blank for no text.",
} as const;
export const entries = { description: "The entries, at most 50." } as const;
export const address =
  "A path of this site that begins with a slash, or an address that begins with https:, " +
  "mailto: or tel:; at most 2,000 characters.";
export const addressPattern = /^(|\/(?![/\\]).*|(https:\/\/|mailto:|tel:).+)$/i;

/** One row of a block that lists several things alike. */
@ObjectType({ description: "A row of a block. The description of the block explains the fields." })
@InputType("BlockEntryInput", { description: "A row of a block." })
export class BlockEntry {
  @Field(() => String, { description: "The title, at most 300 characters." })
  @MaxLength(300)
  title: string = "";

  @Field(() => String, { description: "Plain text, at most 2,000 characters." })
  @MaxLength(2000)
  text: string = "";

  @Field(() => String, {
    description: `Where the row leads; blank for a row without a link. ${address}`,
  })
  @MaxLength(2000)
  @Matches(addressPattern)
  address: string = "";

  @Field(() => ID, image)
  @IsOptional()
  @IsUUID()
  imageId?: string | null;
}

/** Maximum number of entries of a block. */
export const maxEntries = 50;
