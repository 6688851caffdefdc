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
import type { DirectUploadSettings } from "../files/cloudinary/cloudinary-urls.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { isEditor, requireEditor } from "../platform/viewer.ts";
import { fileNameOf } from "./file-name.ts";
import {
  AlternativeTextArgs,
  CropArgs,
  DeletedImagesArgs,
  FocusArgs,
  ImagesArgs,
  RegisterImageArgs,
} from "./image.args.ts";
import { Image } from "./image.entity.ts";
import { removeImage } from "./image.service.ts";
import { cropImage, uncropImage } from "./image-crop.ts";
import { focusImage, saveAlternativeText } from "./image-details.ts";
import { ImageList, listImages } from "./image-list.ts";
import { rotateImage } from "./image-rotation.ts";
import { imageById, isImageId } from "./image-rows.ts";
import type { ImageStore } from "./image-store.ts";
import { DeletedImageList, listDeletedImages, restoreImage } from "./image-trash.ts";
import { publicIdIn, uncroppedUrl } from "./image-urls.ts";
import { storeDirectUpload } from "./store-upload.ts";

interface ImageContext extends RequestContext {
  images: ImageStore;
}

@ObjectType({ description: "Settings for uploads from the browser directly to Cloudinary." })
class DirectUpload implements DirectUploadSettings {
  @Field(() => String, { description: "Name of the Cloudinary account." })
  cloudName: string;

  @Field(() => String, { description: "Name of the unsigned upload preset." })
  uploadPreset: string;

  @Field(() => String, { description: "Folder of direct uploads." })
  folder: string;

  @Field(() => String, {
    description:
      "POST multipart `file`, `upload_preset` and `public_id` to this URL, then call " +
      "`registerImage`. The public id is the folder, a slash and 24 random hexadecimal digits.",
  })
  uploadUrl: string;
}

@Resolver(() => Image)
export class ImageResolver {
  @FieldResolver(() => String, {
    description: "Original file name; blank if unknown, or if you are not an editor.",
  })
  fileName(@Root() image: Image, @Ctx() { viewer }: ImageContext): string {
    return isEditor(viewer) ? image.fileName : "";
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "URL of the uncropped image; null if it is not cropped, or if you are not an editor.",
  })
  uncroppedUrl(@Root() image: Image, @Ctx() { viewer }: ImageContext): string | null {
    return isEditor(viewer) ? uncroppedUrl(image) : null;
  }

  @Query(() => Image, {
    nullable: true,
    description:
      "The image with this id, or whose file has this URL; null if it does not exist. For editors.",
  })
  image(
    @Ctx() context: ImageContext,
    @Arg("id", () => ID, { description: "Id of the image, or URL of its file." }) id: string,
  ): Promise<Image | null> {
    requireEditor(context.viewer);
    return isImageId(id)
      ? imageById(context.db, id)
      : context.db.findOneBy(Image, { publicId: publicIdIn(id) });
  }

  @Query(() => ImageList, {
    description: "Lists the images of the library, newest first. For editors.",
  })
  images(@Ctx() context: ImageContext, @Args(() => ImagesArgs) args: ImagesArgs) {
    requireEditor(context.viewer);
    return listImages(context.db, context.now, args);
  }

  @Query(() => DeletedImageList, {
    description:
      "Lists the images in the trash, last deleted first. They are erased after 30 days. For editors.",
  })
  deletedImages(
    @Ctx() context: ImageContext,
    @Args(() => DeletedImagesArgs) args: DeletedImagesArgs,
  ): Promise<DeletedImageList> {
    requireEditor(context.viewer);
    return listDeletedImages(context.db, args);
  }

  @Query(() => DirectUpload, {
    nullable: true,
    description:
      "Settings for direct uploads; null if images are uploaded to POST /api/images. For editors.",
  })
  directUpload(@Ctx() context: ImageContext): DirectUpload | null {
    requireEditor(context.viewer);
    return context.images.directUpload;
  }

  @Mutation(() => Image, {
    description: "Saves the alternative texts of an image, or marks it as decorative. For editors.",
  })
  saveAlternativeText(
    @Ctx() context: ImageContext,
    @Args(() => AlternativeTextArgs) { id, ...texts }: AlternativeTextArgs,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return saveAlternativeText(context.db, context, id, texts);
  }

  @Mutation(() => Image, {
    description:
      "Sets the focal point of an image, which stays visible when edges are cut off. For editors.",
  })
  focusImage(
    @Ctx() context: ImageContext,
    @Args(() => FocusArgs) { id, ...focus }: FocusArgs,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return focusImage(context.db, context, id, focus);
  }

  @Mutation(() => Image, {
    description:
      "Crops an image, starting from the uncropped picture. The result is a new file with a new " +
      "URL, and the focal point is reset to the centre. For editors.",
  })
  cropImage(
    @Ctx() context: ImageContext,
    @Args(() => CropArgs) { id, ...crop }: CropArgs,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return cropImage(context.db, context.images, context, id, crop);
  }

  @Mutation(() => Image, {
    description: "Removes the crop of an image and restores its previous URL. For editors.",
  })
  uncropImage(
    @Ctx() context: ImageContext,
    @Arg("id", () => ID, { description: "Id of the image." }) id: string,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return uncropImage(context.db, context.images, context, id);
  }

  @Mutation(() => Image, {
    description:
      "Rotates an image by 90°. The result is a new file with a new URL; the crop and the focal " +
      "point follow. For editors.",
  })
  rotateImage(
    @Ctx() context: ImageContext,
    @Arg("id", () => ID, { description: "Id of the image." }) id: string,
    @Arg("isClockwise", () => Boolean, {
      defaultValue: true,
      description: "Whether it is rotated to the right; to the left otherwise.",
    })
    isClockwise: boolean,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return rotateImage(context.db, context.images, context, id, isClockwise);
  }

  @Mutation(() => Image, {
    description:
      "Registers an image that the browser has uploaded directly to Cloudinary. It is stored again " +
      "without metadata and under another public id; the uploaded file is deleted, also when it is " +
      "rejected. For editors.",
  })
  registerImage(
    @Ctx() context: ImageContext,
    @Args(() => RegisterImageArgs) { publicId, fileName, ...target }: RegisterImageArgs,
  ): Promise<Image> {
    requireEditor(context.viewer);
    const details = { ...target, fileName: fileNameOf(fileName) };
    return storeDirectUpload(context.db, context.images, context, publicId, details);
  }

  @Mutation(() => Image, {
    description:
      "Restores an image from the trash into the library, with its id, texts and URL. For editors.",
  })
  restoreImage(
    @Ctx() context: ImageContext,
    @Arg("id", () => ID, { description: "Id of the image." }) id: string,
    @Arg("toItsPlaces", () => Boolean, {
      defaultValue: false,
      description:
        "Whether items show it again where they did before, unless these places have been changed " +
        "since: to undo a deletion at once.",
    })
    toItsPlaces: boolean,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return restoreImage(context.db, context.images, context, id, { toItsPlaces });
  }

  @Mutation(() => Boolean, {
    description:
      "Moves an image to the trash and removes it from all items; returns false if it does not " +
      "exist. For editors.",
  })
  async deleteImage(
    @Ctx() context: ImageContext,
    @Arg("id", () => ID, { description: "Id of the image." }) id: string,
  ): Promise<boolean> {
    requireEditor(context.viewer);
    const image = await imageById(context.db, id);
    return image ? removeImage(context.db, context.images, context, image.publicId) : false;
  }
}
