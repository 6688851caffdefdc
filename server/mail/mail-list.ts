import { IsInt, Max, Min } from "class-validator";
import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { longestPage } from "../content/list-page.ts";
import { Mail, type MailState, MailStateEnum } from "./mail.entity.ts";

@ArgsType()
export class MailsArgs {
  @Field(() => MailStateEnum, { nullable: true, description: "Left out: in any state." })
  state?: MailState | null;

  @Field(() => Int, { defaultValue: 20, description: "How many, 1 to 100." })
  @Min(1)
  @Max(longestPage)
  first: number;

  @Field(() => Int, { defaultValue: 0, description: "How many to pass over, 0 to 100000." })
  @IsInt()
  @Min(0)
  @Max(100_000)
  skip: number;
}

@ObjectType({ description: "A page of mails, newest first." })
export class MailList {
  @Field(() => [Mail], { description: "The mails of this page, in order." })
  items: Mail[];

  @Field(() => Int, { description: "How many there are in all." })
  total: number;
}

/** Two statements. */
export async function listMails(
  db: EntityManager,
  { state, first, skip }: MailsArgs,
): Promise<MailList> {
  const [items, total] = await db.findAndCount(Mail, {
    ...(state ? { where: { state } } : {}),
    order: { createdAt: "DESC", id: "DESC" },
    ...{ take: first, skip },
  });
  return { items, total };
}
