import { Field, InputType } from "type-graphql";
import { OfferInput } from "./applicant.input.ts";
import {
  type OrganisationType,
  OrganisationTypeEnum,
  type Support,
  SupportEnum,
} from "./choices/partner-choices.ts";
import {
  AtMost,
  Edrpou,
  HttpsUrl,
  OfLength,
  OneOf,
  OneOrMoreOf,
  Optional,
  Required,
} from "./rule-decorators.ts";

@InputType({ description: "Offer of help from an organisation." })
export class PartnershipInput extends OfferInput {
  @Field(() => String, { description: "Name of the organisation, 2 to 200 characters." })
  @Required()
  @OfLength(2, 200)
  organisation: string;

  @Field(() => OrganisationTypeEnum, { description: "Type of organisation." })
  @Required()
  @OneOf(OrganisationTypeEnum)
  type: OrganisationType;

  @Field(() => String, {
    nullable: true,
    description: "EDRPOU, the code in the Ukrainian business register, 8 digits.",
  })
  @Optional()
  @Edrpou()
  edrpou?: string | null;

  @Field(() => String, { description: "Country, 2 to 100 characters." })
  @Required()
  @OfLength(2, 100)
  country: string;

  @Field(() => String, {
    nullable: true,
    description: "Position in the organisation, at most 100 characters.",
  })
  @Optional()
  @AtMost(100)
  position?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The https URL of a website or page, at most 300 characters.",
  })
  @Optional()
  @AtMost(300)
  @HttpsUrl()
  website?: string | null;

  @Field(() => [SupportEnum], { description: "Types of support, at least one." })
  @OneOrMoreOf(SupportEnum)
  support: Support[];

  @Field(() => String, { description: "Description of the idea, 10 to 2000 characters." })
  @Required()
  @OfLength(10, 2000)
  message: string;
}
