import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { RequestContext } from "../platform/request-context.ts";
import { isEditor, requireEditor } from "../platform/viewer.ts";
import { fileNameOf } from "./file-name.ts";
import { AlternativeTextArgs, CropArgs, FocusArgs, ImagesArgs } from "./image.args.ts";
import { Image } from "./image.entity.ts";
import { registerDirectUpload, removeImage } from "./image.service.ts";
import { cropImage, uncropImage } from "./image-crop.ts";
import { focusImage, saveAlternativeText } from "./image-details.ts";
import { ImageList, listImages } from "./image-list.ts";
import { imageById } from "./image-rows.ts";
import type { DirectUploadSettings, ImageStore } from "./image-store.ts";
import { uncroppedUrl } from "./image-urls.ts";

interface ImageContext extends RequestContext {
  images: ImageStore;
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
  @FieldResolver(() => String, {
    description: "The file's name at its upload; blank when unknown, and for all but editors.",
  })
  fileName(@Root() image: Image, @Ctx() { viewer }: ImageContext): string {
    return isEditor(viewer) ? image.fileName : "";
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The whole picture of which this is a part. Null when it is whole; for editors.",
  })
  uncroppedUrl(@Root() image: Image, @Ctx() { viewer }: ImageContext): string | null {
    return isEditor(viewer) ? uncroppedUrl(image) : null;
  }

  @Query(() => Image, { nullable: true, description: "One picture. For editors." })
  image(
    @Ctx() context: ImageContext,
    @Arg("id", () => ID, { description: "The image's id." }) id: string,
  ): Promise<Image | null> {
    requireEditor(context.viewer);
    return imageById(context.db, id);
  }

  @Query(() => ImageList, { description: "The library, newest first. For editors." })
  images(@Ctx() context: ImageContext, @Args(() => ImagesArgs) args: ImagesArgs) {
    requireEditor(context.viewer);
    return listImages(context.db, args);
  }

  @Query(() => DirectUpload, {
    nullable: true,
    description: "Null when pictures are uploaded to POST /api/images. For editors.",
  })
  directUpload(@Ctx() context: ImageContext): DirectUpload | null {
    requireEditor(context.viewer);
    return context.images.directUpload;
  }

  @Mutation(() => Image, {
    description: "Says what the picture shows, in both languages, or that it only decorates.",
  })
  saveAlternativeText(
    @Ctx() context: ImageContext,
    @Args(() => AlternativeTextArgs) { id, ...texts }: AlternativeTextArgs,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return saveAlternativeText(context.db, context, id, texts);
  }

  @Mutation(() => Image, { description: "Says what must stay in view when edges are cut off." })
  focusImage(
    @Ctx() context: ImageContext,
    @Args(() => FocusArgs) { id, ...focus }: FocusArgs,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return focusImage(context.db, context, id, focus);
  }

  @Mutation(() => Image, {
    description:
      "Shows a part of the whole picture, however it was cropped before. The file and its " +
      "address are new, and the focus returns to the middle.",
  })
  cropImage(
    @Ctx() context: ImageContext,
    @Args(() => CropArgs) { id, ...crop }: CropArgs,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return cropImage(context.db, context.images, context, id, crop);
  }

  @Mutation(() => Image, { description: "Shows the whole picture again, at its old address." })
  uncropImage(
    @Ctx() context: ImageContext,
    @Arg("id", () => ID, { description: "The image's id." }) id: string,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return uncropImage(context.db, context.images, context, id);
  }

  @Mutation(() => Image, {
    description: "Records a picture that the browser uploaded to Cloudinary itself.",
  })
  registerImage(
    @Ctx() context: ImageContext,
    @Arg("publicId", () => String, { description: "As Cloudinary answered it." }) publicId: string,
    @Arg("fileName", () => String, {
      defaultValue: "",
      description: "The file's name on the editor's device.",
    })
    fileName: string,
  ): Promise<Image> {
    requireEditor(context.viewer);
    const name = fileNameOf(fileName);
    return registerDirectUpload(context.db, context.images, { publicId, fileName: name });
  }

  @Mutation(() => Boolean, {
    description: "Deletes the picture and its places in content. An unknown one is no error.",
  })
  async deleteImage(
    @Ctx() context: ImageContext,
    @Arg("id", () => ID, { description: "The image's id." }) id: string,
  ): Promise<boolean> {
    requireEditor(context.viewer);
    const image = await imageById(context.db, id);
    return image ? removeImage(context.db, context.images, context, image.publicId) : false;
  }
}
