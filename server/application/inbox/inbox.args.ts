import { IsOptional, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { OffsetArgs } from "../../content/reading/list-page.ts";
import {
  type ApplicationForm,
  ApplicationFormEnum,
  type ApplicationState,
  ApplicationStateEnum,
} from "../application.entity.ts";
import { type Region, RegionEnum } from "../forms/choices/region.ts";
import { type Urgency, UrgencyEnum } from "../urgency.ts";

/** Filters of the inbox and of the CSV export. */
export interface InboxFilter {
  form?: ApplicationForm | null;
  state?: ApplicationState[] | null;
  region?: Region | null;
  assignee?: string | null;
  unassigned?: boolean;
  urgency?: Urgency | null;
  overdue?: boolean;
  reminded?: boolean;
  olderThanDays?: number | null;
  search?: string | null;
}

@ArgsType()
export class InboxArgs extends OffsetArgs implements InboxFilter {
  @Field(() => ApplicationFormEnum, {
    nullable: true,
    description: "Only applications of this form.",
  })
  form?: ApplicationForm | null;

  @Field(() => [ApplicationStateEnum], {
    nullable: true,
    description: "Only applications in one of these states; omit it for all states except SPAM.",
  })
  state?: ApplicationState[] | null;

  @Field(() => RegionEnum, { nullable: true, description: "Only applications from this region." })
  region?: Region | null;

  @Field(() => ID, {
    nullable: true,
    description: "Only applications assigned to this user.",
  })
  assignee?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Only applications without an assignee.",
  })
  unassigned: boolean;

  @Field(() => UrgencyEnum, { nullable: true, description: "Only applications of this urgency." })
  urgency?: Urgency | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Only applications that are still new after their form's deadline.",
  })
  overdue: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Only applications with a reminder for today or an earlier day.",
  })
  reminded: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "Only applications received more than this number of days ago, 1 to 3650.",
  })
  @IsOptional()
  @Min(1)
  @Max(3650)
  olderThanDays?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A reference number, a phone number, an e-mail address, or whole words of the name, all of " +
      "which must occur. At most 200 characters.",
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;
}
