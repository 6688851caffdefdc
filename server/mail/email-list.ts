import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { OffsetArgs } from "../content/reading/list-page.ts";
import { Email, type EmailState, EmailStateEnum } from "./email.entity.ts";

@ArgsType()
export class EmailsArgs extends OffsetArgs {
  @Field(() => EmailStateEnum, {
    nullable: true,
    description: "Only e-mails in this state; omit it for all.",
  })
  state?: EmailState | null;
}

@ObjectType({ description: "A page of e-mails, newest first." })
export class EmailList {
  @Field(() => [Email], { description: "E-mails of this page, newest first." })
  items: Email[];

  @Field(() => Int, { description: "Total number of matching e-mails." })
  total: number;
}

/** Runs two statements. */
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
