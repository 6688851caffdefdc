import {
  ArrayMaxSize,
  ArrayUnique,
  IsInt,
  IsISO8601,
  IsOptional,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from "type-graphql";
import { OffsetArgs } from "../content/reading/list-page.ts";
import { type PicturePeople, PicturePeopleEnum } from "../image/picture-people.ts";
import {
  type ConsentState,
  ConsentStateEnum,
  type ConsentUse,
  ConsentUseEnum,
} from "./consent.entity.ts";
import { ConsentPersonInput } from "./consent-person.ts";

/** Pictures that one mutation takes. */
const maxImages = 500;

@InputType({ description: "A consent to pictures." })
export class ConsentInput {
  @Field(() => ConsentStateEnum, {
    description: "State of the consent. Only `withdrawConsent` makes it WITHDRAWN.",
  })
  state: ConsentState;

  @Field(() => String, {
    nullable: true,
    description:
      "The day (yyyy-mm-dd) on which it was given or refused, today or in the past; required for GIVEN.",
  })
  @IsOptional()
  @MaxLength(10)
  @IsISO8601({ strict: true })
  givenOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The last day (yyyy-mm-dd, Kyiv time) on which it is valid, not before `givenOn`; omit it for no end.",
  })
  @IsOptional()
  @MaxLength(10)
  @IsISO8601({ strict: true })
  validUntil?: string | null;

  @Field(() => [ConsentUseEnum], { description: "The permission." })
  @ArrayUnique()
  uses: ConsentUse[] = [];

  @Field(() => String, {
    description:
      "The event at which the pictures were taken, at most 200 characters. It is not encrypted: no names.",
  })
  @MaxLength(200)
  event: string = "";

  @Field(() => ConsentPersonInput, {
    nullable: true,
    description: "The personal data; omit it to keep the stored data.",
  })
  @IsOptional()
  @ValidateNested()
  person?: ConsentPersonInput | null;
}

@ArgsType()
export class SaveConsentArgs {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the consent to update; omit it to create one.",
  })
  id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Version that the editor read; an outdated one fails with CONFLICT. Required with `id`.",
  })
  version?: number | null;

  @Field(() => [ID], {
    defaultValue: [],
    description:
      "Ids of images that it covers from now on, besides those that it covers, at most 500.",
  })
  @ArrayMaxSize(maxImages)
  @IsUUID("all", { each: true })
  imageIds: string[];
}

@ArgsType()
export class ConsentImagesArgs {
  @Field(() => ID, { description: "Id of the consent." })
  id: string;

  @Field(() => [ID], { description: "Ids of the images, at most 500." })
  @ArrayMaxSize(maxImages)
  @IsUUID("all", { each: true })
  imageIds: string[];
}

@ArgsType()
export class PicturePeopleArgs {
  @Field(() => [ID], { description: "Ids of the images, at most 500." })
  @ArrayMaxSize(maxImages)
  imageIds: string[];

  @Field(() => PicturePeopleEnum, { description: "Who can be recognised." })
  shows: PicturePeople;
}

@ArgsType()
export class HideImagesArgs {
  @Field(() => [ID], { description: "Ids of the images, at most 500." })
  @ArrayMaxSize(maxImages)
  imageIds: string[];

  @Field(() => Boolean, { description: "True hides them, false ends that." })
  isHidden: boolean;
}

const ConsentFilterEnum = {
  VALID: "valid",
  EXPIRING: "expiring",
  EXPIRED: "expired",
} as const;
export type ConsentFilter = (typeof ConsentFilterEnum)[keyof typeof ConsentFilterEnum];

registerEnumType(ConsentFilterEnum, {
  name: "ConsentFilter",
  description: "Filter of given consents by the time for which they are valid.",
  valuesConfig: {
    VALID: { description: "Given, and valid now." },
    EXPIRING: { description: "Given, valid now, and not for more than 30 days." },
    EXPIRED: { description: "Given, and no longer valid." },
  },
});

@ArgsType()
export class ConsentsArgs extends OffsetArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "Part of the event, the complete reference of the person, or the address or public id of a picture, at most 200 characters.",
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => [ConsentStateEnum], {
    nullable: true,
    description: "Only consents in one of these states.",
  })
  state?: ConsentState[] | null;

  @Field(() => ConsentFilterEnum, { nullable: true, description: "Only these given consents." })
  filter?: ConsentFilter | null;

  @Field(() => ID, { nullable: true, description: "Only consents that cover this image." })
  imageId?: string | null;
}

@ArgsType()
export class CoveredImagesArgs {
  @Field(() => Int, { defaultValue: 50, description: "Number of images, 1 to 500." })
  @IsInt()
  @Min(1)
  @Max(maxImages)
  first: number;

  @Field(() => Int, { defaultValue: 0, description: "Number of images to skip, 0 to 100,000." })
  @IsInt()
  @Min(0)
  @Max(100_000)
  skip: number;
}
