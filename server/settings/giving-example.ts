import { IsIn, IsInt, Max, MaxLength, Min } from "class-validator";
import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";

/** Currencies in which donors choose an amount, as in the database and in page addresses. */
export const currencies = ["UAH", "EUR", "USD"] as const;
export type Currency = (typeof currencies)[number];
export const CurrencyEnum = { UAH: "UAH", EUR: "EUR", USD: "USD" } as const;

registerEnumType(CurrencyEnum, {
  name: "Currency",
  description: "Currency of a donation.",
  valuesConfig: {
    UAH: { description: "Ukrainian hryvnia." },
    EUR: { description: "Euro." },
    USD: { description: "US dollar." },
  },
});

/** The largest amount that a payment code of the page carries, in whole units of its currency. */
export const maxDonation = 999_999;

/** How many of the amounts in a currency the page of donations suggests: the first ones. */
const shownExamples = 3;

/** The amount that is chosen until donors choose another: the middle of those suggested to them. */
export function suggestedDonation(
  examples: readonly GivingExample[],
  currency: Currency,
): number | null {
  const shown = examples.filter((example) => example.currency === currency).slice(0, shownExamples);
  return shown[Math.floor((shown.length - 1) / 2)]?.amount ?? null;
}

/** An amount with what it buys; the class is the GraphQL input and output, and is stored as JSON. */
@ObjectType({ description: "An amount suggested to donors, with an example of its use." })
@InputType("GivingExampleInput", {
  description: "An amount suggested to donors, with an example of its use.",
})
export class GivingExample {
  @Field(() => Int, { description: "Whole units of the currency, 1 to 999,999." })
  @IsInt()
  @Min(1)
  @Max(maxDonation)
  amount: number;

  @Field(() => CurrencyEnum, { description: "Currency of the amount." })
  @IsIn(currencies)
  currency: Currency;

  @Field(() => String, {
    description: "An example of its use, in Ukrainian; at most 120 characters.",
  })
  @MaxLength(120)
  ua: string = "";

  @Field(() => String, {
    description: "An example of its use, in English; at most 120 characters.",
  })
  @MaxLength(120)
  eng: string = "";
}
