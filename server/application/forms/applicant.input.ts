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

/** The fields of every form. */
@InputType()
export abstract class ApplicantInput {
  @Field(() => String, { description: "Phone number in any common notation." })
  @Required()
  @PhoneNumber()
  phone: string;

  @Field(() => RegionEnum, { description: "Region where the applicant lives." })
  @Required()
  @OneOf(RegionEnum)
  region: Region;

  @Field(() => Boolean, {
    description: "Agreement to the consent text; must be true and never preselected.",
  })
  @Ticked()
  consent: boolean;
}

/** The fields of forms whose applicants are contacted personally. */
@InputType()
export abstract class ContactInput extends ApplicantInput {
  @Field(() => ContactMethodEnum, { description: "Preferred contact method." })
  @Required()
  @OneOf(ContactMethodEnum)
  contactMethod: ContactMethod;

  @Field(() => LanguageEnum, { description: "Preferred language." })
  @Required()
  @OneOf({ UA: "ua", ENG: "eng" })
  language: Language;
}

/** The fields of forms that offer help. */
@InputType()
export abstract class OfferInput extends ContactInput {
  @Field(() => String, { description: "Name and surname." })
  @Required()
  @PersonName()
  fullName: string;

  @Field(() => String, { description: "E-mail address, also used for the receipt." })
  @Required()
  @EmailAddress()
  email: string;

  @Field(() => String, { description: "City, town or village, 2 to 100 characters." })
  @Required()
  @OfLength(2, 100)
  settlement: string;
}
