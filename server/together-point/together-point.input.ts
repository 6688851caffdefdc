import {
  ArrayMaxSize,
  ArrayUnique,
  IsOptional,
  IsUrl,
  IsUUID,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { maxImages } from "../content/placement.ts";
import { Typed } from "../platform/tidy-text.ts";
import { OpeningHours } from "../settings/facts/opening-hours.ts";
import { MapPin, PointEvent } from "./point-facts.ts";

/** A blank value means that it is not known and is not validated. */
const orBlank = () => ValidateIf((_input, text) => Boolean(text));

@InputType({ description: "The texts of a together point in one language." })
export class TogetherPointTranslationInput {
  @Field(() => String, {
    description:
      "The name of the point: its city, with the street if needed; at most 100 characters.",
  })
  @MaxLength(100)
  name: string = "";

  @Field(() => String, {
    description:
      "The name in the form used by the gallery's title: «Галерея точки у …», “Gallery of …”; at most 100 characters.",
  })
  @MaxLength(100)
  locative: string = "";
}

@InputType({
  description: "The texts in each language. The translation of a language left out is deleted.",
})
export class TogetherPointTranslations {
  @Field(() => TogetherPointTranslationInput, {
    nullable: true,
    description: "The Ukrainian texts.",
  })
  @IsOptional()
  @ValidateNested()
  ua?: TogetherPointTranslationInput | null;

  @Field(() => TogetherPointTranslationInput, { nullable: true, description: "The English texts." })
  @IsOptional()
  @ValidateNested()
  eng?: TogetherPointTranslationInput | null;
}

@InputType({
  description: "A complete together point; fields left out are reset to their defaults.",
})
export class TogetherPointInput {
  @Field(() => String, {
    description:
      "Path segment under /gallery/togetherPoints, unique among points: at most 60 Latin letters, digits and hyphens.",
  })
  @MaxLength(60)
  @Matches(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/)
  city: string;

  @Field(() => MapPin, {
    nullable: true,
    description: "Its place on the drawn map; null for a point that the map does not show.",
  })
  @IsOptional()
  @ValidateNested()
  pin?: MapPin | null;

  @Field(() => String, {
    description: "Ukrainian address with the town, at most 200 characters, or blank.",
  })
  @MaxLength(200)
  addressUa: string = "";

  @Field(() => String, {
    description: "English address with the town, at most 200 characters, or blank.",
  })
  @MaxLength(200)
  addressEng: string = "";

  @Field(() => String, { description: "Phone number as displayed, or blank." })
  @orBlank()
  @Typed("shownPhone", Matches(/^\+?[0-9 ()-]{5,30}$/))
  phone: string = "";

  @Field(() => String, {
    nullable: true,
    description: "HTTPS URL of a map service that shows the way to the point, or blank.",
  })
  @orBlank()
  @MaxLength(2000)
  @Typed("url", IsUrl({ protocols: ["https"], require_protocol: true }))
  routeUrl?: string | null;

  @Field(() => [OpeningHours], {
    description: "Hours of each day of the week on which the point is open, once for each day.",
  })
  @ArrayMaxSize(7)
  @ArrayUnique(({ weekday }: OpeningHours) => weekday)
  @ValidateNested({ each: true })
  openingHours: OpeningHours[] = [];

  @Field(() => String, { description: "Ukrainian note to the hours, at most 200 characters." })
  @MaxLength(200)
  hoursNoteUa: string = "";

  @Field(() => String, { description: "English note to the hours, at most 200 characters." })
  @MaxLength(200)
  hoursNoteEng: string = "";

  @Field(() => [PointEvent], {
    description: "Up to 30 events; each has a text in at least one language.",
  })
  @ArrayMaxSize(30)
  @ValidateNested({ each: true })
  events: PointEvent[] = [];

  @Field(() => [ID], { description: "Ids of uploaded images, in order; at most 500." })
  @ArrayMaxSize(maxImages)
  @IsUUID("all", { each: true })
  imageIds: string[] = [];

  @Field(() => TogetherPointTranslations, {
    description: "The texts in each language; at least one language is required.",
  })
  @ValidateNested()
  translations: TogetherPointTranslations;
}
