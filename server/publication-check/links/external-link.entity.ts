import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { ItemSummary } from "../../overview/item-summary.ts";

@ObjectType("DeadLink", { description: "A broken link to another host." })
@Entity("external_link")
export class ExternalLink {
  @Field(() => String, { description: "The address, as it is written in the content." })
  @PrimaryColumn("text")
  address: string;

  /** Null before its first check. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  checkedAt: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: "HTTP status of the last response; null without a response.",
  })
  @Column("int", { nullable: true })
  status: number | null;

  /** Number of checks in a row that failed. */
  @Column("int", { default: 0 })
  failures: number;

  @Field(() => GraphQLISODateTime, { description: "Time of the check that found it dead." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  deadSince: Date | null;

  @Field(() => [ItemSummary], { description: "The items outside the trash that link to it." })
  items: ItemSummary[];
}
