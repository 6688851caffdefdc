import { Field, InputType } from "type-graphql";
import { type Language, LanguageEnum } from "../../language/language.ts";
import { type ContactMethod, ContactMethodEnum } from "./choices/contact-method.ts";
import { type Region, RegionEnum } from "./choices/region.ts";
import {
  EmailAddress,
  OfLength,
  OneOf,
  PersonName,
  PhoneNumber,
  Required,
  Ticked,
} from "./rule-decorators.ts";

/** What every form asks. */
@InputType()
export abstract class ApplicantInput {
  @Field(() => String, { description: "Phone number, however it is typed." })
  @Required()
  @PhoneNumber()
  phone: string;

  @Field(() => RegionEnum, { description: "Oblast, or abroad." })
  @Required()
  @OneOf(RegionEnum)
  region: Region;

  @Field(() => Boolean, { description: "Agrees to the consent text; never set beforehand." })
  @Ticked()
  consent: boolean;
}

/** A sender who is going to be spoken with. */
@InputType()
export abstract class ContactInput extends ApplicantInput {
  @Field(() => ContactMethodEnum, { description: "How to reach them." })
  @Required()
  @OneOf(ContactMethodEnum)
  contactMethod: ContactMethod;

  @Field(() => LanguageEnum, { description: "The language they would rather speak." })
  @Required()
  @OneOf({ UA: "ua", ENG: "eng" })
  language: Language;
}

/** Somebody who offers to help. */
@InputType()
export abstract class OfferInput extends ContactInput {
  @Field(() => String, { description: "Name and surname." })
  @Required()
  @PersonName()
  fullName: string;

  @Field(() => String, { description: "E-mail, for the receipt too." })
  @Required()
  @EmailAddress()
  email: string;

  @Field(() => String, { description: "City, town or village, 2 to 100 characters." })
  @Required()
  @OfLength(2, 100)
  settlement: string;
}
