import { ArrayMaxSize, Max, MaxLength, Min } from "class-validator";
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { isEditor, requireEditor } from "../platform/viewer.ts";
import { Image } from "./image.entity.ts";
import { removeImage } from "./image.service.ts";
import {
  creditImages,
  describeImage,
  ImageTag,
  listImageTags,
  markDecorative,
  tagImages,
} from "./image-labels.ts";
import { imageById, isLogo } from "./image-rows.ts";
import { findImages } from "./image-search.ts";
import type { ImageStore } from "./image-store.ts";
import { replaceEverywhere } from "./replace-everywhere.ts";

interface ImageContext extends RequestContext {
  images: ImageStore;
}

@ArgsType()
class FindImagesArgs {
  @Field(() => String, {
    description: "Search words, at most 200 characters; blank text finds nothing.",
  })
  @MaxLength(200)
  text: string;

  @Field(() => Int, { defaultValue: 5, description: "Maximum number of images, 1 to 100." })
  @Min(1)
  @Max(100)
  first: number;
}

@ArgsType()
class DescribeImageArgs {
  @Field(() => ID, { description: "Id of the image." })
  id: string;

  @Field(() => LanguageEnum, { description: "Language of the alternative text." })
  language: Language;

  @Field(() => String, { description: "The alternative text, at most 500 characters." })
  text: string;

  @Field(() => String, {
    description: "The text that the editor changed; another stored text is a conflict.",
  })
  previous: string;
}

@ArgsType()
abstract class SeveralImagesArgs {
  @Field(() => [ID], { description: "Ids of the images, at most 500." })
  @ArrayMaxSize(500)
  ids: string[];
}

@ArgsType()
class DeleteImagesArgs extends SeveralImagesArgs {}

@ArgsType()
class TagImagesArgs extends SeveralImagesArgs {
  @Field(() => [String], {
    description: "Tags to add, at most 40 characters each. Stored in lower case.",
  })
  @ArrayMaxSize(30)
  add: string[];

  @Field(() => [String], { description: "Tags to remove." })
  @ArrayMaxSize(500)
  remove: string[];
}

@ArgsType()
class CreditImagesArgs extends SeveralImagesArgs {
  @Field(() => String, {
    description: "Ukrainian credit, at most 200 characters; blank for no credit.",
  })
  ua: string;

  @Field(() => String, {
    description: "English credit, at most 200 characters; blank for no credit.",
  })
  eng: string;
}

@ArgsType()
class DecorativeImagesArgs extends SeveralImagesArgs {
  @Field(() => Boolean, { description: "Whether the images are purely decorative." })
  isDecorative: boolean;
}

@Resolver(() => Image)
export class ImageLibraryResolver {
  @FieldResolver(() => [String], {
    description: "Editors' own words for the image; empty if you are not an editor.",
  })
  tags(@Root() image: Image, @Ctx() { viewer }: ImageContext): string[] {
    return isEditor(viewer) ? image.tags : [];
  }

  @Query(() => [ImageTag], {
    description: "The tags of all images, the most frequent first, at most 500. For editors.",
  })
  imageTags(@Ctx() { db, viewer }: ImageContext) {
    requireEditor(viewer);
    return listImageTags(db);
  }

  @Query(() => [Image], {
    description:
      "Searches the library like `images`, and also finds words that are spelled similarly. " +
      "For editors.",
  })
  findImages(
    @Ctx() { db, viewer, now }: ImageContext,
    @Args(() => FindImagesArgs) { text, first }: FindImagesArgs,
  ) {
    requireEditor(viewer);
    return findImages(db, now, text, first);
  }

  @Mutation(() => Image, {
    description:
      "Saves the alternative text of an image in one language, unless another user has changed " +
      "it since you read it. For editors.",
  })
  describeImage(
    @Ctx() context: ImageContext,
    @Args(() => DescribeImageArgs) { id, ...description }: DescribeImageArgs,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return describeImage(context.db, context, id, description);
  }

  @Mutation(() => [Image], {
    description: "Marks images as decorative, or not. For editors.",
  })
  markImagesDecorative(
    @Ctx() context: ImageContext,
    @Args(() => DecorativeImagesArgs) { ids, isDecorative }: DecorativeImagesArgs,
  ): Promise<Image[]> {
    requireEditor(context.viewer);
    return markDecorative(context.db, context, ids, isDecorative);
  }

  @Mutation(() => [Image], {
    description: "Adds tags to images and removes others. For editors.",
  })
  tagImages(
    @Ctx() context: ImageContext,
    @Args(() => TagImagesArgs) { ids, ...tags }: TagImagesArgs,
  ): Promise<Image[]> {
    requireEditor(context.viewer);
    return tagImages(context.db, context, ids, tags);
  }

  @Mutation(() => [Image], { description: "Sets the credit line of images. For editors." })
  creditImages(
    @Ctx() context: ImageContext,
    @Args(() => CreditImagesArgs) { ids, ...credit }: CreditImagesArgs,
  ): Promise<Image[]> {
    requireEditor(context.viewer);
    return creditImages(context.db, context, ids, credit);
  }

  @Mutation(() => Image, {
    description:
      "Shows another image wherever an image is placed, also in rich text and drafts. The image " +
      "itself stays in the library, and the foundation's logos stay: they are changed in the " +
      "settings. Returns the other image. For editors.",
  })
  replaceImageEverywhere(
    @Ctx() context: ImageContext,
    @Arg("id", () => ID, { description: "Id of the image." }) id: string,
    @Arg("by", () => ID, { description: "Id of the image that is shown in its place." }) by: string,
  ): Promise<Image> {
    requireEditor(context.viewer);
    return replaceEverywhere(context.db, context, id, by);
  }

  @Mutation(() => [ID], {
    description:
      "Moves images to the trash and removes them from all items, as `deleteImage`. Returns the " +
      "ids of those that are deleted; the foundation's logos are not, because they are removed " +
      "in the settings first. For editors.",
  })
  async deleteImages(
    @Ctx() context: ImageContext,
    @Args(() => DeleteImagesArgs) { ids }: DeleteImagesArgs,
  ): Promise<string[]> {
    requireEditor(context.viewer);
    const deleted: string[] = [];
    for (const id of new Set(ids)) if (await deleteOne(context, id)) deleted.push(id);
    return deleted;
  }
}

async function deleteOne(context: ImageContext, id: string): Promise<boolean> {
  const image = await imageById(context.db, id);
  if (!image || (await isLogo(context.db, image))) return false;
  return removeImage(context.db, context.images, context, image.publicId);
}
