import { ArrayMaxSize, ArrayMinSize, IsPositive, Max, Min, ValidateNested } from "class-validator";
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
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireAdmin, requireConfirmed, requireEditor } from "../platform/viewer.ts";
import { Image } from "./image.entity.ts";
import { isImageId } from "./image-rows.ts";
import type { ImageStore } from "./stores/image-store.ts";
import type { Area } from "./blur/blur-areas.ts";
import { blurImage, type OriginalFate, unsealOriginal } from "./image-blur.ts";
import { SealedOriginal } from "./blur/sealed-original.entity.ts";
import { sealedOriginalsOf } from "./blur/sealed-originals.ts";

interface BlurContext extends RequestContext {
  images: ImageStore;
  encryption: FieldEncryption;
}

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
}

@Resolver()
export class ImageBlurResolver {
  @Query(() => [SealedOriginal], {
    description: "The sealed originals of an image, last blurred first. For admins.",
  })
  async sealedOriginals(
    @Ctx() { db, viewer }: BlurContext,
    @Arg("imageId", () => ID, { description: "Id of the image." }) imageId: string,
  ): Promise<SealedOriginal[]> {
    requireAdmin(viewer);
    return isImageId(imageId) ? sealedOriginalsOf(db, imageId) : [];
  }

  @Mutation(() => Image, {
    description:
      "Blurs areas of an image so that nobody can recover them. The result is a new file with a new " +
      "URL, uncropped; the former files are not served any more. For editors.",
  })
  blurImage(
    @Ctx() context: BlurContext,
    @Args(() => BlurImageArgs) { id, ...blurring }: BlurImageArgs,
  ): Promise<Image> {
    requireEditor(context.viewer);
    const { db, images, encryption } = context;
    return blurImage(db, images, context, encryption, id, blurring);
  }

  @Mutation(() => Image, {
    description:
      "Makes a sealed original the file of its image again; the blurred file goes to the trash. " +
      "For admins who have confirmed their password.",
  })
  unsealOriginal(
    @Ctx() context: BlurContext,
    @Arg("id", () => ID, { description: "Id of the sealed original." }) id: string,
  ): Promise<Image> {
    requireAdmin(context.viewer);
    requireConfirmed(context);
    const { db, images, encryption } = context;
    return unsealOriginal(db, images, context, encryption, id);
  }
}
