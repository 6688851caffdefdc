import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Context } from "../content/context.ts";
import { inLanguage, languages } from "../language/language.ts";
import { Invalid } from "../platform/errors.ts";
import {
  type Currency,
  CurrencyEnum,
  maxDonation,
  suggestedDonation,
} from "../settings/giving-example.ts";
import {
  type DonationChoice,
  euroPayment,
  hryvniaPayment,
  hryvniaPurposeInEnglish,
  PaymentCode,
} from "../settings/payment-code.ts";
import { readSettings } from "../settings/settings.service.ts";
import { projectQueries } from "./project.kind.ts";

@ObjectType({ description: "A transfer with the amount and the project that a donor has chosen." })
export class DonationTransfer {
  @Field(() => Int, {
    nullable: true,
    description:
      "The amount suggested to donors who have not chosen one, in whole units of the currency; null if none is.",
  })
  suggestedAmount: number | null;

  @Field(() => String, { description: "Purpose of a transfer in hryvnias, in Ukrainian." })
  purposeUa: string;

  @Field(() => String, { description: "Purpose of a transfer in hryvnias, in English." })
  purposeEng: string;

  @Field(() => String, { description: "Purpose of a transfer from abroad, in English." })
  purposeAbroad: string;

  @Field(() => [PaymentCode], {
    description:
      "Payment QR codes in display order, with the amount in those of its currency; empty while the bank details are incomplete.",
  })
  codes: PaymentCode[];
}

@Resolver()
export class DonationTransferResolver {
  @Query(() => DonationTransfer, {
    description:
      "Purpose and QR codes of a donation. A project that visitors cannot see, or whose name does not fit, is left out of the purpose.",
  })
  async donationTransfer(
    @Ctx() { db, now }: Context,
    @Arg("amount", () => Int, {
      nullable: true,
      description: "Whole units of the currency, 1 to 999,999; omit it for the suggested amount.",
    })
    amount: number | null,
    @Arg("currency", () => CurrencyEnum, { description: "Currency of the amount." })
    currency: Currency,
    @Arg("projectId", () => ID, { nullable: true, description: "Id of the project to give to." })
    projectId?: string | null,
  ): Promise<DonationTransfer> {
    if (typeof amount === "number" && !isDonation(amount)) {
      throw Invalid([{ path: "amount", rule: "max", limit: maxDonation }]);
    }
    const settings = await readSettings(db);
    const suggestedAmount = suggestedDonation(settings.givingExamples, currency);
    const wanted = amount ?? suggestedAmount;
    const choice = await donationChoice(db, now, { amount: wanted, currency, projectId });
    const hryvnias = hryvniaPayment(settings, choice);
    const euros = euroPayment(settings, choice);
    return {
      suggestedAmount,
      purposeUa: hryvnias.purpose,
      purposeEng: hryvniaPurposeInEnglish(settings, choice),
      purposeAbroad: euros.purpose,
      codes: [...hryvnias.codes, ...euros.codes],
    };
  }
}

export const isDonation = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= 1 && amount <= maxDonation;

/** Looks up the project, of which visitors see the names; unknown and withdrawn ones are left out. */
export async function donationChoice(
  db: EntityManager,
  now: Date,
  chosen: Omit<DonationChoice, "project"> & { projectId?: string | null | undefined },
): Promise<DonationChoice> {
  const { amount, currency, projectId } = chosen;
  const scope = { language: "ua", now, drafts: false } as const;
  const project = projectId ? await projectQueries.byId(db, scope, projectId) : null;
  if (!project) return { amount, currency, project: null };
  const [ua = "", eng = ""] = languages.map(
    (language) => inLanguage(project.translations, language)?.name,
  );
  return { amount, currency, project: { id: project.id, names: { ua, eng } } };
}
