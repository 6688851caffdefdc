import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { In } from "typeorm";
import { listCost } from "../content/content-args.ts";
import { hideWithheldFiles } from "../image/hide-withheld-files.ts";
import { Image } from "../image/image.entity.ts";
import { Forbidden } from "../platform/errors.ts";
import { tidyText } from "../platform/tidy-text.ts";
import { hasRole, requireEditor, requireUser, type Viewer } from "../platform/viewer.ts";
import type { ConsentContext } from "./consent.context.ts";
import { Consent, ConsentPaper } from "./consent.entity.ts";
import {
  ConsentImagesArgs,
  ConsentInput,
  ConsentsArgs,
  CoveredImagesArgs,
  HideImagesArgs,
  PicturePeopleArgs,
  SaveConsentArgs,
} from "./consent.input.ts";
import { changePictures, consentById, saveConsent, withdrawConsent } from "./consent.service.ts";
import { ConsentCounts, ConsentList, countConsents, listConsents } from "./consent-list.ts";
import { ConsentPerson, decryptPerson } from "./consent-person.ts";
import { countCoveredImages, coveredImages } from "./consent-pictures.ts";
import { hideImages, setPicturePeople } from "./picture-people.service.ts";
import { withdrawnBy } from "./withdrawn-by.ts";

/** Accepts editors, and case workers, who take consents from families. */
export function requireConsentReader(viewer: Viewer): void {
  const user = requireUser(viewer);
  if (!hasRole(user, "editor") && !hasRole(user, "caseWorker")) throw Forbidden();
}

@Resolver(() => Consent)
export class ConsentResolver {
  @Query(() => ConsentList, {
    complexity: listCost,
    description: "Lists consents, newest first. For editors and case workers.",
  })
  consents(
    @Ctx() context: ConsentContext,
    @Args(() => ConsentsArgs) args: ConsentsArgs,
  ): Promise<ConsentList> {
    requireConsentReader(context.viewer);
    return listConsents(context, args);
  }

  @Query(() => Consent, {
    nullable: true,
    description:
      "The consent with this id; null if it does not exist. For editors and case workers.",
  })
  consent(
    @Ctx() { db, viewer }: ConsentContext,
    @Arg("id", () => ID, { description: "Id of the consent." }) id: string,
  ): Promise<Consent | null> {
    requireConsentReader(viewer);
    return consentById(db, id);
  }

  @Query(() => ConsentCounts, {
    description: "Numbers of consents and images that need attention. For editors.",
  })
  consentCounts(@Ctx() { db, viewer, now }: ConsentContext): Promise<ConsentCounts> {
    requireEditor(viewer);
    return countConsents(db, now);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it is given, for this site, and has not ended.",
  })
  isValid(@Root() { state, uses, expiresAt }: Consent, @Ctx() { now }: ConsentContext): boolean {
    return state === "given" && uses.includes("site") && (expiresAt === null || expiresAt > now);
  }

  @FieldResolver(() => ConsentPerson, {
    nullable: true,
    description: "The personal data; null if you are neither an administrator nor a case worker.",
  })
  person(
    @Root() consent: Consent,
    @Ctx() { viewer, encryption }: ConsentContext,
  ): ConsentPerson | null {
    if (viewer.kind !== "user" || !hasRole(viewer, "caseWorker")) return null;
    return decryptPerson(consent, encryption);
  }

  @FieldResolver(() => String, {
    description: "Name of the user who withdrew it; blank if unknown or not withdrawn.",
  })
  withdrawnBy(@Root() { id, state }: Consent, @Ctx() { db, loaders }: ConsentContext) {
    if (state !== "withdrawn") return "";
    return loaders.loader("withdrawnBy", (ids) => withdrawnBy(db, ids)).load(id);
  }

  @FieldResolver(() => ConsentPaper, {
    nullable: true,
    description: "The signed document; null without a document.",
  })
  paper(@Root() { id }: Consent, @Ctx() { db, loaders }: ConsentContext) {
    return loaders
      .loader("consentPapers", async (ids) => {
        const papers = await db.findBy(ConsentPaper, { consentId: In([...ids]) });
        return ids.map((wanted) => papers.find((paper) => paper.consentId === wanted) ?? null);
      })
      .load(id);
  }

  @FieldResolver(() => Int, { description: "Number of images that it covers." })
  imageCount(@Root() { id }: Consent, @Ctx() { db, loaders }: ConsentContext) {
    return loaders.loader("consentImageCounts", (ids) => countCoveredImages(db, ids)).load(id);
  }

  @FieldResolver(() => [Image], {
    complexity: listCost,
    description: "The images that it covers, newest first.",
  })
  images(
    @Root() { id }: Consent,
    @Ctx() { db }: ConsentContext,
    @Args(() => CoveredImagesArgs) range: CoveredImagesArgs,
  ): Promise<Image[]> {
    return coveredImages(db, id, range);
  }

  @Mutation(() => Consent, {
    description:
      "Creates or updates a consent. For editors; after a refusal or a withdrawal only admins who have confirmed their password change its state to another.",
  })
  saveConsent(
    @Ctx() context: ConsentContext,
    @Args(() => SaveConsentArgs) target: SaveConsentArgs,
    @Arg("input", () => ConsentInput, {
      description: "The complete consent; fields left out are reset to their defaults.",
    })
    input: ConsentInput,
  ): Promise<Consent> {
    requireEditor(context.viewer);
    return andHideFiles(context, saveConsent(context, target, input));
  }

  @Mutation(() => Consent, {
    description:
      "Withdraws a consent: visitors get none of its pictures from now on. The pictures keep " +
      "their places. For editors and case workers.",
  })
  withdrawConsent(
    @Ctx() context: ConsentContext,
    @Arg("id", () => ID, { description: "Id of the consent." }) id: string,
    @Arg("reason", () => String, {
      defaultValue: "",
      description: "Why, at most 2,000 characters. It is encrypted like the personal data.",
    })
    reason: string,
  ): Promise<Consent> {
    requireConsentReader(context.viewer);
    return andHideFiles(context, withdrawConsent(context, id, tidyText(reason)));
  }

  @Mutation(() => Consent, { description: "Lets a consent cover further images. For editors." })
  addPicturesToConsent(
    @Ctx() context: ConsentContext,
    @Args(() => ConsentImagesArgs) { id, imageIds }: ConsentImagesArgs,
  ): Promise<Consent> {
    requireEditor(context.viewer);
    return andHideFiles(context, changePictures(context, id, { add: imageIds }));
  }

  @Mutation(() => Consent, {
    description:
      "Removes images from those that a consent covers. For editors; for admins who have confirmed their password if it is refused or withdrawn.",
  })
  removePicturesFromConsent(
    @Ctx() context: ConsentContext,
    @Args(() => ConsentImagesArgs) { id, imageIds }: ConsentImagesArgs,
  ): Promise<Consent> {
    requireEditor(context.viewer);
    return andHideFiles(context, changePictures(context, id, { remove: imageIds }));
  }

  @Mutation(() => [Image], {
    description:
      "Records who can be recognised in images. Returns the images that exist. For editors.",
  })
  setPicturePeople(
    @Ctx() context: ConsentContext,
    @Args(() => PicturePeopleArgs) { imageIds, shows }: PicturePeopleArgs,
  ): Promise<Image[]> {
    requireEditor(context.viewer);
    return andHideFiles(context, setPicturePeople(context, imageIds, shows));
  }

  @Mutation(() => [Image], {
    description:
      "Hides images from visitors at once and wherever they are shown, whatever their consents say, or " +
      "ends that: then people and consents decide as before. The images keep their places. Returns " +
      "the images that exist. For editors.",
  })
  hideImages(
    @Ctx() context: ConsentContext,
    @Args(() => HideImagesArgs) { imageIds, isHidden }: HideImagesArgs,
  ): Promise<Image[]> {
    requireEditor(context.viewer);
    return andHideFiles(context, hideImages(context, imageIds, isHidden));
  }
}

/** After the change is committed. Throws while Cloudinary cannot be reached; the change stays. */
async function andHideFiles<Result>(
  { db, images, now }: ConsentContext,
  change: Promise<Result>,
): Promise<Result> {
  const changed = await change;
  await hideWithheldFiles(db, images, now);
  return changed;
}
