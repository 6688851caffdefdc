import { Field, ObjectType } from "type-graphql";
import { Column, JoinColumn, ManyToOne, type Relation } from "typeorm";
import { Image } from "../image/image.entity.ts";
import { EarlierCounts, EarlierSources } from "./earlier-counters.ts";
import {
  type ButtonText,
  ButtonTextEnum,
  type Mark,
  MarkEnum,
  type PaletteColour,
  PaletteColourEnum,
} from "./palette.ts";

/** The columns of the settings that say how the foundation looks. */
@ObjectType()
export abstract class FoundationLook extends EarlierSources {
  @Column("uuid", { nullable: true })
  logoId: string | null;

  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "logo_id" })
  logo: Relation<Image> | null;

  @Column("uuid", { nullable: true })
  darkLogoId: string | null;

  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "dark_logo_id" })
  darkLogo: Relation<Image> | null;

  @Column("uuid", { nullable: true })
  roundLogoId: string | null;

  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "round_logo_id" })
  roundLogo: Relation<Image> | null;

  @Field(() => MarkEnum, { description: "What is shown while there is no logo." })
  @Column("text", { default: "initial" })
  mark: Mark;

  @Field(() => PaletteColourEnum, { description: "Colour of the footer, the icons and the cards." })
  @Column("text", { default: "night" })
  brandColour: PaletteColour;

  @Field(() => String, {
    nullable: true,
    description: "The foundation's own colour in place of `brandColour`, such as #14284b.",
  })
  @Column("text", { nullable: true })
  brandColourValue: string | null;

  @Field(() => PaletteColourEnum, { description: "Colour of the main buttons." })
  @Column("text", { default: "poppy" })
  buttonColour: PaletteColour;

  @Field(() => String, {
    nullable: true,
    description: "The foundation's own colour in place of `buttonColour`, such as #c93a17.",
  })
  @Column("text", { nullable: true })
  buttonColourValue: string | null;

  @Field(() => ButtonTextEnum, { description: "Colour of the text on the main buttons." })
  @Column("text", { default: "light" })
  buttonText: ButtonText;
}

/** The columns of the settings' texts that name the foundation. */
@ObjectType()
export abstract class FoundationTexts extends EarlierCounts {
  @Field(() => String, { description: "Short name, shown in the header." })
  @Column("text", { default: "" })
  foundationName: string;

  @Field(() => String, { description: "Kind of foundation in a few words, shown with the name." })
  @Column("text", { default: "" })
  tagline: string;

  @Field(() => String, { description: "Full name; blank if it is the short one." })
  @Column("text", { default: "" })
  fullName: string;

  @Field(() => String, { description: "Name in the state register, or blank." })
  @Column("text", { default: "" })
  legalName: string;

  @Field(() => String, { description: "Legal form, as in the state register, or blank." })
  @Column("text", { default: "" })
  legalForm: string;

  @Field(() => String, {
    description:
      "One or two sentences about the foundation's work, for the home page; may be blank.",
  })
  @Column("text", { default: "" })
  mission: string;

  @Field(() => String, { description: "A sentence for the footer, or blank." })
  @Column("text", { default: "" })
  motto: string;
}
