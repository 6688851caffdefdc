import { IsInt, IsOptional, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { maxPageSize } from "../../content/list-page.ts";
import {
  type ApplicationForm,
  ApplicationFormEnum,
  type ApplicationState,
  ApplicationStateEnum,
} from "../application.entity.ts";
import { type Region, RegionEnum } from "../forms/choices/region.ts";

/** What somebody may wish to see of the inbox; the export takes the same. */
export interface InboxFilter {
  form?: ApplicationForm | null;
  state?: ApplicationState[] | null;
  region?: Region | null;
  assignee?: string | null;
  unassigned?: boolean;
  olderThanDays?: number | null;
  search?: string | null;
}

@ArgsType()
export class InboxArgs implements InboxFilter {
  @Field(() => Int, { defaultValue: 20, description: "How many, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;

  @Field(() => Int, { defaultValue: 0, description: "How many to pass over, 0 to 100000." })
  @IsInt()
  @Min(0)
  @Max(100_000)
  skip: number;

  @Field(() => ApplicationFormEnum, { nullable: true, description: "Left out: of every form." })
  form?: ApplicationForm | null;

  @Field(() => [ApplicationStateEnum], {
    nullable: true,
    description: "In one of these states; left out: in any but spam.",
  })
  state?: ApplicationState[] | null;

  @Field(() => RegionEnum, { nullable: true, description: "The oblast; left out: every one." })
  region?: Region | null;

  @Field(() => ID, {
    nullable: true,
    description: "Whose they are to see to; left out: anybody's.",
  })
  assignee?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: "Only those that are nobody's." })
  unassigned: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "Only those that arrived more than so many days ago, 1 to 3650.",
  })
  @IsOptional()
  @Min(1)
  @Max(3650)
  olderThanDays?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "A reference number, a phone number, an e-mail, or whole words of the name, each of which " +
      "must occur. At most 200 characters.",
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;
}
