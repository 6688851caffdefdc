import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from "typeorm";
import { ContentKindEnum } from "../../content/content-kinds.ts";
import { User } from "../user.entity.ts";

@ObjectType({
  description:
    "A token with which a program uses the API without a person's password. It reads public content, and never applications, accounts or other people's data.",
})
@Entity("api_token")
@Index("api_token_hash", ["tokenHash"], { unique: true })
export class ApiToken {
  @Field(() => ID, { description: "Id of the token; it is not its secret." })
  @PrimaryGeneratedColumn("uuid", { primaryKeyConstraintName: "api_token_pkey" })
  id: string;

  @Field(() => String, { description: "Its purpose; the history of changes shows this name." })
  @Column("text")
  name: string;

  /** SHA-256 of the secret, in hex: 256 random bits need no slow hash. Never a GraphQL field. */
  @Column("text")
  tokenHash: string;

  @Field(() => String, { description: "The last four characters of the secret." })
  @Column("text")
  ending: string;

  @Field(() => Boolean, { description: "Whether it may read drafts." })
  @Column("boolean")
  readsDrafts: boolean;

  @Field(() => [ContentKindEnum], {
    description: "Kinds that it may create, change, publish and delete, including their drafts.",
  })
  @Column("text", { array: true })
  writes: string[];

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @Column({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Column("uuid", { nullable: true })
  creatorId: string | null;

  @Field(() => User, {
    nullable: true,
    description:
      "The admin who created it. It stays valid if they are no longer an administrator. Null if the account was deleted.",
  })
  @ManyToOne(() => User, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "creator_id", foreignKeyConstraintName: "api_token_creator_fkey" })
  creator?: User | null;

  @Field(() => GraphQLISODateTime, {
    description: "When it ends, at most a year after its creation.",
  })
  @Column({ type: "timestamptz", precision: 3 })
  expiresAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When an administrator revoked it; null if it has not been revoked.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  revokedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time of the last request, up to a minute too early; null before the first one.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  lastUsedAt: Date | null;
}

@ObjectType({ description: "How often an API token was used on one day." })
@Entity("api_token_use")
export class ApiTokenUse {
  @ManyToOne(() => ApiToken, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "token_id", foreignKeyConstraintName: "api_token_use_token_fkey" })
  token?: ApiToken;

  @PrimaryColumn("uuid", { primaryKeyConstraintName: "api_token_use_pkey" })
  tokenId: string;

  @Field(() => String, { description: "The day in Kyiv (yyyy-mm-dd)." })
  @PrimaryColumn("date", { primaryKeyConstraintName: "api_token_use_pkey" })
  day: string;

  @Field(() => Int, { description: "Number of requests." })
  @Column("int")
  requests: number;
}

@ObjectType({ description: "A new API token with its secret." })
export class CreatedApiToken {
  @Field(() => ApiToken, { description: "The token." })
  token: ApiToken;

  @Field(() => String, {
    description:
      "The secret, which is not shown again. Send it as `Authorization: Bearer <secret>`, to GraphQL and REST alike.",
  })
  secret: string;
}
