import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  type Relation,
  UpdateDateColumn,
} from "typeorm";

export const ConsentStateEnum = {
  ASKED: "asked",
  GIVEN: "given",
  REFUSED: "refused",
  WITHDRAWN: "withdrawn",
} as const;
export type ConsentState = (typeof ConsentStateEnum)[keyof typeof ConsentStateEnum];

registerEnumType(ConsentStateEnum, {
  name: "ConsentState",
  description: "State of a consent.",
  valuesConfig: {
    ASKED: { description: "The family was asked and has not answered." },
    GIVEN: { description: "Given, for `uses`, until the end of the day `validUntil`." },
    REFUSED: { description: "Refused: visitors get none of the pictures." },
    WITHDRAWN: { description: "Given and withdrawn: visitors get none of the pictures." },
  },
});

export const ConsentUseEnum = {
  SITE: "site",
  SOCIAL_NETWORKS: "socialNetworks",
  PRINT: "print",
} as const;
export type ConsentUse = (typeof ConsentUseEnum)[keyof typeof ConsentUseEnum];

registerEnumType(ConsentUseEnum, {
  name: "ConsentUse",
  description: "What a consent allows the pictures to be used for.",
  valuesConfig: {
    SITE: { description: "On this site; without it visitors do not get pictures of children." },
    SOCIAL_NETWORKS: { description: "On the foundation's pages in social networks." },
    PRINT: { description: "In printed matter." },
  },
});

@ObjectType({
  description: "The consent of a person or a family to a set of pictures. For editors.",
})
@Entity("consent")
@Check("consent_state", "state in ('asked', 'given', 'refused', 'withdrawn')")
@Check("consent_uses", "uses <@ array['site', 'socialNetworks', 'print']")
@Check("consent_expires", "(valid_until is null) = (expires_at is null)")
@Index("consent_order", ["createdAt", "id"])
export class Consent {
  @Field(() => ID, { description: "Id of the consent." })
  @PrimaryColumn("uuid")
  id: string;

  @Field(() => Int, {
    description: "Version number, incremented with every save. Send it back when saving.",
  })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => ConsentStateEnum, { description: "State of the consent." })
  @Column("text")
  state: ConsentState;

  @Field(() => String, {
    nullable: true,
    description: "The day (yyyy-mm-dd) on which it was given or refused; null if unknown.",
  })
  @Column("date", { nullable: true })
  givenOn: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The last day (yyyy-mm-dd, Kyiv time) on which it is valid; null for a consent without an end.",
  })
  @Column("date", { nullable: true })
  validUntil: string | null;

  /** The end of the day `validUntil` in Kyiv; PostgreSQL does not know the time zone. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  expiresAt: Date | null;

  @Field(() => [ConsentUseEnum], { description: "The permission." })
  @Column("text", { array: true, default: "{}" })
  uses: ConsentUse[];

  @Field(() => String, {
    description: "The event at which the pictures were taken, without names; or blank.",
  })
  @Column("text", { default: "" })
  event: string;

  /** Encrypted JSON of `ConsentPerson`; null when there is nothing. */
  @Column("bytea", { nullable: true })
  encrypted: Buffer | null;

  /** Blind index of the reference; null when there is none. */
  @Index("consent_reference", { where: "reference_index is not null" })
  @Column("text", { nullable: true })
  referenceIndex: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Time of the withdrawal." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  withdrawnAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: "Time of the last change." })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;
}

/**
 * A picture that a consent covers. The image has no foreign key, so that the consent still applies
 * when the image comes back from the trash.
 */
@Entity("consent_image")
@Index("consent_image_of_image", ["imageId"])
export class ConsentImage {
  @PrimaryColumn("uuid")
  consentId: string;

  @PrimaryColumn("uuid")
  imageId: string;

  @ManyToOne(() => Consent, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "consent_id" })
  consent: Relation<Consent>;
}

const paperTypes = ["application/pdf", "image/webp"] as const;
export type PaperType = (typeof paperTypes)[number];

/** The signed paper of a consent. A table of its own, so that no query of consents reads it. */
@ObjectType({
  description:
    "The signed document of a consent; administrators and case workers download it from `GET /api/consents/{id}/paper`.",
})
@Entity("consent_paper")
@Check("consent_paper_type", `type in (${paperTypes.map((type) => `'${type}'`).join(", ")})`)
export class ConsentPaper {
  @PrimaryColumn("uuid")
  id: string;

  @Column("uuid")
  consentId: string;

  @OneToOne(() => Consent, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "consent_id" })
  consent: Relation<Consent>;

  @Field(() => String, { description: "Media type of the file." })
  @Column("text")
  type: PaperType;

  @Field(() => Int, { description: "Size in bytes." })
  @Column("int")
  size: number;

  @Field(() => GraphQLISODateTime, { description: "Time of the upload." })
  @Column({ type: "timestamptz", precision: 3 })
  addedAt: Date;

  /** The key of the encrypted file in the store, itself encrypted. */
  @Column("bytea", { select: false, nullable: true })
  fileKey: Buffer | null;

  /** The encrypted file of an earlier version, until the next start moves it into the store. */
  @Column("bytea", { select: false, nullable: true })
  encrypted: Buffer | null;
}
