import { Matches } from "class-validator";
import { ObjectType } from "type-graphql";
import type { Relation } from "typeorm";
import { ImageField } from "../content/fields/fields.ts";
import type { Image } from "../image/image.entity.ts";
import { FormattedField, TextField } from "../platform/record/text-fields.ts";
import { EnumField } from "../platform/record/value-fields.ts";
import { EarlierCounts, EarlierSources } from "./earlier-counters.ts";
import {
  type ButtonText,
  ButtonTextEnum,
  type Mark,
  MarkEnum,
  type PaletteColour,
  PaletteColourEnum,
} from "./palette.ts";

const hexColour = Matches(/^#[0-9a-f]{6}$/i);
const stored = (colour: string) => colour.toLowerCase();

/** The columns of the settings that say how the foundation looks. */
@ObjectType()
export abstract class FoundationLook extends EarlierSources {
  logoId: string | null;
  @ImageField(
    { isHidden: true, input: "Id of the uploaded logo; omit it for `mark`." },
    "The logo on light backgrounds.",
  )
  logo: Relation<Image> | null;

  darkLogoId: string | null;
  @ImageField(
    {
      isHidden: true,
      input: "Id of the logo for dark backgrounds; omit it to use the logo for light backgrounds.",
    },
    "The logo on dark backgrounds.",
  )
  darkLogo: Relation<Image> | null;

  roundLogoId: string | null;
  @ImageField(
    {
      isHidden: true,
      input:
        "Id of the logo in a circle or square, of which icons are made; omit it for no such logo.",
    },
    "The logo of which icons are made.",
  )
  roundLogo: Relation<Image> | null;

  @EnumField(
    MarkEnum,
    {
      initial: "initial",
      keepsStored: true,
      input: "What is shown while there is no logo; omit it to keep the stored value.",
    },
    "What is shown while there is no logo.",
  )
  mark: Mark;

  @EnumField(
    PaletteColourEnum,
    {
      initial: "night",
      input: "Colour of the footer, the icons and the cards; light texts must be readable on it.",
    },
    "Colour of the footer, the icons and the cards.",
  )
  brandColour: PaletteColour;

  @FormattedField(
    {
      optional: true,
      rules: [hexColour],
      stored,
      input:
        "The foundation's own colour in place of `brandColour`, as #rrggbb; omit it to use that one.",
    },
    "The foundation's own colour in place of `brandColour`, such as #14284b.",
  )
  brandColourValue: string | null;

  @EnumField(
    PaletteColourEnum,
    {
      initial: "poppy",
      input: "Colour of the main buttons; `buttonText` must be readable on it.",
    },
    "Colour of the main buttons.",
  )
  buttonColour: PaletteColour;

  @FormattedField(
    {
      optional: true,
      rules: [hexColour],
      stored,
      input:
        "The foundation's own colour in place of `buttonColour`, as #rrggbb; omit it to use that one.",
    },
    "The foundation's own colour in place of `buttonColour`, such as #c93a17.",
  )
  buttonColourValue: string | null;

  @EnumField(ButtonTextEnum, { initial: "light" }, "Colour of the text on the main buttons.")
  buttonText: ButtonText;
}

/** The columns of the settings' texts that name the foundation. */
@ObjectType()
export abstract class FoundationTexts extends EarlierCounts {
  @TextField({ max: 100 }, "Short name, shown in the header.")
  foundationName: string;

  @TextField({ max: 200 }, "Kind of foundation in a few words, shown with the name.")
  tagline: string;

  @TextField(
    { max: 200, input: "Full name, at most 200 characters; blank if it is the short one." },
    "Full name; blank if it is the short one.",
  )
  fullName: string;

  @TextField({ max: 300 }, "Name in the state register, or blank.")
  legalName: string;

  @TextField({ max: 200 }, "Legal form, as in the state register, or blank.")
  legalForm: string;

  @TextField(
    {
      max: 300,
      input:
        "One or two sentences about the foundation's work, for the home page and search engines; at most 300 characters.",
    },
    "One or two sentences about the foundation's work, for the home page; may be blank.",
  )
  mission: string;

  @TextField({ max: 200 }, "A sentence for the footer, or blank.")
  motto: string;
}
