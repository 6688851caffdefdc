import { MaxLength } from "class-validator";
import { Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from "type-graphql";
import type { ApplicationContext } from "../application.context.ts";
import { erasePersonalData, exportPersonalData, PersonalData } from "./personal-data.ts";

@ArgsType()
class ContactArgs {
  @Field(() => String, { description: "Whose: a phone number or an e-mail, however it is typed." })
  @MaxLength(254)
  contact: string;
}

@Resolver()
export class PersonalDataResolver {
  @Query(() => PersonalData, {
    description: "Everything that one person told, and what became of it; recorded. For admins.",
  })
  personalData(
    @Ctx() context: ApplicationContext,
    @Args(() => ContactArgs) { contact }: ContactArgs,
  ) {
    return exportPersonalData(context, contact);
  }

  @Mutation(() => Int, {
    description:
      "Erases for good what one person told, whatever its state; recorded. Answers in how many " +
      "applications. For admins.",
  })
  erasePersonalData(
    @Ctx() context: ApplicationContext,
    @Args(() => ContactArgs) { contact }: ContactArgs,
  ) {
    return erasePersonalData(context, contact);
  }
}
