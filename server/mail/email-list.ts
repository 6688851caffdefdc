import { IsInt, Max, Min } from "class-validator";
import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { maxPageSize } from "../content/list-page.ts";
import { Email, type EmailState, EmailStateEnum } from "./email.entity.ts";

@ArgsType()
export class EmailsArgs {
  @Field(() => EmailStateEnum, { nullable: true, description: "Left out: in any state." })
  state?: EmailState | null;

  @Field(() => Int, { defaultValue: 20, description: "How many, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;

  @Field(() => Int, { defaultValue: 0, description: "How many to pass over, 0 to 100000." })
  @IsInt()
  @Min(0)
  @Max(100_000)
  skip: number;
}

@ObjectType({ description: "A page of mails, newest first." })
export class EmailList {
  @Field(() => [Email], { description: "The mails of this page, in order." })
  items: Email[];

  @Field(() => Int, { description: "How many there are in all." })
  total: number;
}

/** Two statements. */
export async function listEmails(
  db: EntityManager,
  { state, first, skip }: EmailsArgs,
): Promise<EmailList> {
  const [items, total] = await db.findAndCount(Email, {
    ...(state ? { where: { state } } : {}),
    order: { createdAt: "DESC", id: "DESC" },
    take: first,
    skip,
  });
  return { items, total };
}
