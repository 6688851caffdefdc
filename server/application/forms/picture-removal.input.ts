import { Field, InputType } from "type-graphql";
import {
  type PictureRemovalAsker,
  PictureRemovalAskerEnum,
} from "./choices/picture-removal-choices.ts";
import {
  AtMost,
  EmailAddress,
  OfLength,
  OneOf,
  Optional,
  PersonName,
  PhoneNumber,
  Required,
  RequiredIf,
  Ticked,
} from "./rule-decorators.ts";

// It asks less than the other forms: nothing has to be proved before a picture is hidden.

@InputType({ description: "Request to remove a picture from the site." })
export class PictureRemovalInput {
  @Field(() => String, {
    description:
      "Which picture: addresses of pages or pictures, or a description, 3 to 2000 characters.",
  })
  @Required()
  @OfLength(3, 2000)
  picture: string;

  @Field(() => PictureRemovalAskerEnum, {
    description: "The relation of the applicant to the person in the picture.",
  })
  @Required()
  @OneOf(PictureRemovalAskerEnum)
  asker: PictureRemovalAsker;

  @Field(() => String, { description: "Name and surname of the applicant." })
  @Required()
  @PersonName()
  fullName: string;

  @Field(() => String, {
    nullable: true,
    description: "Phone number in any common notation; required without an e-mail address.",
  })
  @RequiredIf({ field: "email", isBlank: true })
  @PhoneNumber()
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "E-mail address, also used for the receipt.",
  })
  @Optional()
  @EmailAddress()
  email?: string | null;

  @Field(() => String, { nullable: true, description: "Message, at most 2000 characters." })
  @Optional()
  @AtMost(2000)
  message?: string | null;

  @Field(() => Boolean, {
    description: "Agreement to the consent text; must be true and never preselected.",
  })
  @Ticked()
  consent: boolean;
}
