import { Ctx, Extensions, FieldResolver, Resolver, Root } from "type-graphql";
import type { EntityManager } from "typeorm";
import { Image } from "../image/image.entity.ts";
import { type PicturePeople, PicturePeopleEnum } from "../image/picture-people.ts";
import { isWithheldAt } from "../image/withheld-images.ts";
import { isEditor } from "../platform/viewer.ts";
import type { ConsentContext } from "./consent.context.ts";
import { Consent } from "./consent.entity.ts";

@Resolver(() => Image)
export class ImageConsentsResolver {
  @Extensions({ columns: ["shows"] })
  @FieldResolver(() => PicturePeopleEnum, {
    description: "Who can be recognised; UNKNOWN if you are not an editor.",
  })
  shows(@Root() { shows }: Image, @Ctx() { viewer }: ConsentContext): PicturePeople {
    return isEditor(viewer) ? shows : "unknown";
  }

  @Extensions({ columns: ["isHidden"] })
  @FieldResolver(() => Boolean, {
    description: "Whether an editor has hidden it from visitors; false if you are not an editor.",
  })
  isHidden(@Root() { isHidden }: Image, @Ctx() { viewer }: ConsentContext): boolean {
    return isEditor(viewer) && isHidden;
  }

  @Extensions({ columns: ["withheldFrom"] })
  @FieldResolver(() => Boolean, {
    description:
      "Whether visitors do not get the image, because an editor has hidden it or a consent is " +
      "lacking. Editors then get `url` and `variants` that are valid for their session.",
  })
  isWithheld(@Root() image: Image, @Ctx() { now }: ConsentContext): boolean {
    return isWithheldAt(image, now);
  }

  @Extensions({ columns: ["id"] })
  @FieldResolver(() => [Consent], {
    description: "The consents that cover the image, newest first; empty if you are not an editor.",
  })
  consents(@Root() { id }: Image, @Ctx() { db, viewer, loaders }: ConsentContext) {
    if (!isEditor(viewer)) return [];
    return loaders.loader("consentsOfImages", (ids) => consentsOfImages(db, ids)).load(id);
  }
}

async function consentsOfImages(
  db: EntityManager,
  imageIds: readonly string[],
): Promise<Consent[][]> {
  const { entities, raw } = await db
    .getRepository(Consent)
    .createQueryBuilder("consent")
    .innerJoin("consent_image", "link", "link.consent_id = consent.id")
    .addSelect("link.image_id", "image")
    .where("link.image_id = any(:imageIds)", { imageIds })
    .orderBy("consent.createdAt", "DESC")
    .getRawAndEntities<{ image: string; consent_id: string }>();
  const byId = new Map(entities.map((consent) => [consent.id, consent]));
  return imageIds.map((id) =>
    raw.filter(({ image }) => image === id).flatMap((row) => byId.get(row.consent_id) ?? []),
  );
}
