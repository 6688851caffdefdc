import { MaxLength } from "class-validator";
import { Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from "type-graphql";
import type { ApplicationContext } from "../application.context.ts";
import { erasePersonalData, exportPersonalData, PersonalData } from "./personal-data.ts";

@ArgsType()
class ContactArgs {
  @Field(() => String, {
    description:
      "Phone number in any notation or e-mail address of the person, or the reference of their consent to pictures.",
  })
  @MaxLength(254)
  contact: string;
}

@Resolver()
export class PersonalDataResolver {
  @Query(() => PersonalData, {
    description:
      "Exports all data of one person, with events, e-mails and consents to pictures; the export is recorded. For admins who have confirmed their password.",
  })
  personalData(
    @Ctx() context: ApplicationContext,
    @Args(() => ContactArgs) { contact }: ContactArgs,
  ) {
    return exportPersonalData(context, contact);
  }

  @Mutation(() => Int, {
    description:
      "Permanently erases the personal data of one person, regardless of the state of the " +
      "applications, and returns their number. Who gave consents to pictures is erased with the signed documents, " +
      "and the consents count as withdrawn; the contact is removed from the history of the site." +
      " The erasure is recorded, and repeated after an older backup was restored. For admins who have confirmed their password.",
  })
  erasePersonalData(
    @Ctx() context: ApplicationContext,
    @Args(() => ContactArgs) { contact }: ContactArgs,
  ) {
    return erasePersonalData(context, contact);
  }
}
