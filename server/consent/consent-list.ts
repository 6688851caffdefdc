import { Field, Int, ObjectType } from "type-graphql";
import type { EntityManager, SelectQueryBuilder } from "typeorm";
import { isImageId } from "../image/image-rows.ts";
import { publicIdIn } from "../image/image-urls.ts";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import { Consent } from "./consent.entity.ts";
import type { ConsentFilter, ConsentsArgs } from "./consent.input.ts";
import { referenceIndexes } from "./consent-person.ts";

/** How long before its end a consent counts as expiring, in ms. */
const warningMs = 30 * 24 * 3_600_000;

@ObjectType({ description: "A page of consents, newest first." })
export class ConsentList {
  @Field(() => [Consent], { description: "The consents of this page, in order." })
  items: Consent[];

  @Field(() => Int, { description: "Total number of consents that match." })
  total: number;
}

@ObjectType({ description: "What needs attention about consents." })
export class ConsentCounts {
  @Field(() => Int, { description: "Given consents that end within 30 days." })
  expiring: number;

  @Field(() => Int, { description: "Given consents that have ended." })
  expired: number;

  @Field(() => Int, { description: "Images that show children and lack a valid consent." })
  imagesWithoutConsent: number;

  @Field(() => Int, { description: "Images that visitors do not get now." })
  imagesWithheld: number;
}

/** Takes two statements. */
export async function listConsents(
  { db, now, encryption }: { db: EntityManager; now: Date; encryption: FieldEncryption },
  { first, skip, search, state, filter, imageId }: ConsentsArgs,
): Promise<ConsentList> {
  const builder = db.getRepository(Consent).createQueryBuilder("consent").where("true");
  if (search?.trim()) {
    builder.andWhere(
      `(strpos(lower(consent.event), lower(:text)) > 0 or consent.referenceIndex in (:...indexes)
        or exists (select from consent_image link join image on image.id = link.image_id
          where link.consent_id = consent.id and image.public_id = :publicId))`,
      {
        text: search.trim(),
        // `in ()` is no SQL; no reference has a blank index.
        indexes: [...referenceIndexes(encryption, search), ""],
        publicId: publicIdIn(search.trim()),
      },
    );
  }
  if (state) builder.andWhere("consent.state = any(:state)", { state });
  if (filter) narrowByTime(builder, filter, now);
  if (imageId) {
    builder.andWhere(
      isImageId(imageId)
        ? `exists (select from consent_image link
             where link.consent_id = consent.id and link.image_id = :imageId)`
        : "false",
      { imageId },
    );
  }
  const [items, total] = await builder
    .orderBy("consent.createdAt", "DESC")
    .addOrderBy("consent.id", "DESC")
    .take(first)
    .skip(skip)
    .getManyAndCount();
  return { items, total };
}

function narrowByTime(
  builder: SelectQueryBuilder<Consent>,
  filter: ConsentFilter,
  now: Date,
): void {
  const soon = new Date(now.getTime() + warningMs);
  builder.andWhere(`consent.state = 'given' and ${conditions[filter]}`, { now, soon });
}

const conditions: Record<ConsentFilter, string> = {
  valid: "(consent.expiresAt is null or consent.expiresAt > :now)",
  expiring: "consent.expiresAt > :now and consent.expiresAt <= :soon",
  expired: "consent.expiresAt <= :now",
};

/** Takes one statement. */
export async function countConsents(db: EntityManager, now: Date): Promise<ConsentCounts> {
  const soon = new Date(now.getTime() + warningMs);
  const [counts]: ConsentCounts[] = await db.query(
    `select
       count(*) filter (where expires_at > $1 and expires_at <= $2)::int as expiring,
       count(*) filter (where expires_at <= $1)::int as expired,
       (select count(*) from image where ${lacksConsent("$1")})::int as "imagesWithoutConsent",
       (select count(*) from image where withheld_from <= $1)::int as "imagesWithheld"
     from consent where state = 'given'`,
    [now, soon],
  );
  return counts ?? { expiring: 0, expired: 0, imagesWithoutConsent: 0, imagesWithheld: 0 };
}

/** SQL condition on `image`, whatever the settings say. */
const lacksConsent = (now: string): string => `image.shows = 'children' and not coalesce((
  select bool_and(consent.state = 'given' and 'site' = any(consent.uses)
    and (consent.expires_at is null or consent.expires_at > ${now}))
  from consent_image link join consent on consent.id = link.consent_id
  where link.image_id = image.id), false)`;
