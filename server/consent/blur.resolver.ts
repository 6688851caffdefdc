import {
  ArrayMaxSize,
  ArrayMinSize,
  IsPositive,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from "class-validator";
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  Float,
  ID,
  InputType,
  Mutation,
  Query,
  Resolver,
  registerEnumType,
} from "type-graphql";
import type { Area } from "../image/blur/blur-areas.ts";
import { SealedOriginal } from "../image/blur/sealed-original.entity.ts";
import { sealedOriginalsOf } from "../image/blur/sealed-originals.ts";
import { Image } from "../image/image.entity.ts";
import { isImageId } from "../image/image-rows.ts";
import { type PicturePeople, PicturePeopleEnum } from "../image/picture-people.ts";
import { requireAdmin, requireEditor } from "../platform/viewer.ts";
import { blurPicture, type OriginalFate, unsealOriginal } from "./blur-picture.ts";
import type { ConsentContext } from "./consent.context.ts";

const OriginalFateEnum = { SEALED: "sealed", ERASED: "erased" } as const;
registerEnumType(OriginalFateEnum, {
  name: "OriginalFate",
  description: "What becomes of the original of a blurred image.",
  valuesConfig: {
    SEALED: { description: "It is encrypted, and an admin can bring it back." },
    ERASED: {
      description:
        "It is deleted for good, with the originals of the image that were sealed before.",
    },
  },
});

@InputType({ description: "A rectangle of an image, in fractions of its width and height." })
class BlurArea implements Area {
  @Field(() => Float, { description: "Left edge, from 0 (left) to 1 (right)." })
  @Min(0)
  @Max(1)
  x: number;

  @Field(() => Float, { description: "Upper edge, from 0 (top) to 1 (bottom)." })
  @Min(0)
  @Max(1)
  y: number;

  @Field(() => Float, { description: "Width, greater than 0, at most 1." })
  @IsPositive()
  @Max(1)
  width: number;

  @Field(() => Float, { description: "Height, greater than 0, at most 1." })
  @IsPositive()
  @Max(1)
  height: number;
}

@ArgsType()
class BlurImageArgs {
  @Field(() => ID, { description: "Id of the image." })
  id: string;

  @Field(() => String, {
    description:
      "`publicId` of the file on which the areas were chosen; another current file is a conflict.",
  })
  publicId: string;

  @Field(() => [BlurArea], { description: "The areas of the image as it is shown, 1 to 50." })
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @ValidateNested()
  areas: BlurArea[];

  @Field(() => OriginalFateEnum, { description: "What becomes of the original." })
  original: OriginalFate;

  @Field(() => PicturePeopleEnum, { description: "Who can still be recognised." })
  shows: PicturePeople;

  @Field(() => [ID], {
    defaultValue: [],
    description:
      "Ids of the consents of people who cannot be recognised any more: they no longer cover the " +
      "image. Unsealing the original brings them back. Only administrators who have confirmed their password may name refused or withdrawn consents.",
  })
  @ArrayMaxSize(100)
  @IsUUID("all", { each: true })
  consentIds: string[];
}

@Resolver()
export class BlurResolver {
  @Query(() => [SealedOriginal], {
    description: "The sealed originals of an image, last blurred first. For admins.",
  })
  async sealedOriginals(
    @Ctx() { db, viewer }: ConsentContext,
    @Arg("imageId", () => ID, { description: "Id of the image." }) imageId: string,
  ): Promise<SealedOriginal[]> {
    requireAdmin(viewer);
    return isImageId(imageId) ? sealedOriginalsOf(db, imageId) : [];
  }

  @Mutation(() => Image, {
    description:
      "Blurs areas of an image irrecoverably. The result is a new file with a new " +
      "URL, uncropped; the former URLs answer 410. For editors.",
  })
  blurImage(
    @Ctx() context: ConsentContext,
    @Args(() => BlurImageArgs) { id, ...blurring }: BlurImageArgs,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return blurPicture(context, id, blurring);
  }

  @Mutation(() => Image, {
    description:
      "Makes a sealed original the file of its image again, with the consents that covered it; the " +
      "blurred file goes to the trash. " +
      "For admins who have confirmed their password.",
  })
  unsealOriginal(
    @Ctx() context: ConsentContext,
    @Arg("id", () => ID, { description: "Id of the sealed original." }) id: string,
  ): Promise<Image> {
    requireAdmin(context.viewer);
    return unsealOriginal(context, id);
  }
}
