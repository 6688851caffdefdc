import { Max, Min } from "class-validator";
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { Image } from "./image.entity.ts";
import { registerDirectUpload, removeImage, saveAlternativeText } from "./image.service.ts";
import { ImageList, listImages } from "./image-list.ts";
import { imageById } from "./image-rows.ts";
import type { DirectUploadSettings, ImageStore } from "./image-store.ts";

interface ImageContext extends RequestContext {
  images: ImageStore;
}

@ArgsType()
class ImagesArgs {
  @Field(() => Int, { defaultValue: 20, description: "How many, 1 to 100." })
  @Min(1)
  @Max(100)
  first: number;

  @Field(() => String, { nullable: true, description: "The endCursor of the page before." })
  after?: string | null;
}

@ArgsType()
class AlternativeTextArgs {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "Ukrainian, at most 500 characters; empty for none." })
  ua: string;

  @Field(() => String, { description: "English, at most 500 characters; empty for none." })
  eng: string;
}

@ObjectType({ description: "How a browser uploads to Cloudinary itself." })
class DirectUpload implements DirectUploadSettings {
  @Field(() => String, { description: "The account at Cloudinary." })
  cloudName: string;

  @Field(() => String, { description: "The name of the unsigned preset." })
  uploadPreset: string;

  @Field(() => String, {
    description: "POST multipart `file` and `upload_preset` here, then call registerImage.",
  })
  uploadUrl: string;
}

@Resolver(() => Image)
export class ImageResolver {
  @Query(() => Image, { nullable: true, description: "One picture. For editors." })
  image(@Ctx() context: ImageContext, @Arg("id", () => ID) id: string): Promise<Image | null> {
    requireEditor(context.viewer);
    return imageById(context.db, id);
  }

  @Query(() => ImageList, { description: "All pictures, newest first. For editors." })
  images(@Ctx() context: ImageContext, @Args(() => ImagesArgs) page: ImagesArgs) {
    requireEditor(context.viewer);
    return listImages(context.db, page);
  }

  @Query(() => DirectUpload, {
    nullable: true,
    description: "Null when pictures are uploaded to POST /api/images. For editors.",
  })
  directUpload(@Ctx() context: ImageContext): DirectUpload | null {
    requireEditor(context.viewer);
    return context.images.directUpload;
  }

  @Mutation(() => Image, { description: "Says what the picture shows, in both languages." })
  saveAlternativeText(
    @Ctx() context: ImageContext,
    @Args(() => AlternativeTextArgs) { id, ua, eng }: AlternativeTextArgs,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return saveAlternativeText(context.db, id, { ua, eng });
  }

  @Mutation(() => Image, {
    description: "Records a picture that the browser uploaded to Cloudinary itself.",
  })
  registerImage(
    @Ctx() context: ImageContext,
    @Arg("publicId", () => String) publicId: string,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return registerDirectUpload(context.db, context.images, { publicId });
  }

  @Mutation(() => Boolean, {
    description: "Deletes the picture and its places in content. An unknown one is no error.",
  })
  async deleteImage(
    @Ctx() context: ImageContext,
    @Arg("id", () => ID) id: string,
  ): Promise<boolean> {
    requireEditor(context.viewer);
    const image = await imageById(context.db, id);
    if (image) await removeImage(context.db, context.images, image.publicId);
    return image !== null;
  }
}
