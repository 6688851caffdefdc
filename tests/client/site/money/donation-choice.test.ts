import { describe, expect, test } from "vitest";
import {
  addressOf,
  amountIn,
  choiceIn,
  type DonationChoice,
} from "../../../../client/site/donate/donation-choice.ts";
import { paymentPage } from "../../../../client/site/donate/payment-page.ts";

const given: DonationChoice = { isMonthly: false, amount: 640, currency: "UAH", projectId: null };
const pages = {
  cardPaymentUrl: "https://pay.example/card",
  cardAmountUrl: "https://pay.example/card?amount={amount}",
  monthlyPaymentUrl: "https://pay.example/monthly?sum={amount}",
  paypalUrl: "https://paypal.me/doloni",
  jarUrl: null,
  iban: "",
};

describe("an amount that a donor types", () => {
  test.each([
    ["500", 500],
    ["1 200", 1200],
    ["1\u00a0200 ₴", 1200],
    ["₴640", 640],
    ["500 грн", 500],
    ["500,00", 500],
    ["15.00 EUR", 15],
    [" 999999 ", 999_999],
  ])("is read: %s", (text, amount) => expect(amountIn(text)).toBe(amount));

  test.each(["", "0", "-5", "12,50", "1,200", "1000000", "сто", "1e3"])(
    "is asked again: %j",
    (text) => expect(amountIn(text)).toBeNull(),
  );
});

describe("the page that a donor's button opens", () => {
  test.each([
    ["once", {}, "https://pay.example/card?amount=640", true],
    ["monthly", { isMonthly: true }, "https://pay.example/monthly?sum=640", true],
    ["of no amount", { amount: null }, "https://pay.example/card", false],
    ["in euros", { currency: "EUR", amount: 15 }, "https://paypal.me/doloni/15EUR", true],
    [
      "in dollars of no amount",
      { currency: "USD", amount: null },
      "https://paypal.me/doloni",
      false,
    ],
  ] as const)("carries what they chose: %s", (_, change, address, hasAmount) => {
    expect(paymentPage(pages, { ...given, ...change })).toMatchObject({ address, hasAmount });
  });

  test("carries no amount where its address takes none, and says so", () => {
    const plain = {
      ...pages,
      cardAmountUrl: null,
      monthlyPaymentUrl: "https://pay.example/monthly",
    };
    const paypal = { ...pages, paypalUrl: "https://www.paypal.com/donate?id=7" };
    expect(paymentPage(plain, given)).toMatchObject({
      address: pages.cardPaymentUrl,
      hasAmount: false,
    });
    expect(paymentPage(plain, { ...given, isMonthly: true })).toMatchObject({
      address: "https://pay.example/monthly",
      hasAmount: false,
    });
    expect(paymentPage(paypal, { ...given, currency: "EUR" })).toMatchObject({
      address: paypal.paypalUrl,
      hasAmount: false,
    });
  });
});

describe("an address of the page of donations", () => {
  test("holds a choice", () => {
    const projectId = "5a3d1c58-0b0f-4a55-9c39-6f2f7d1f0a01";
    const choice = { isMonthly: true, amount: 77, currency: "USD", projectId } as const;
    expect(choiceIn(new URL(addressOf(choice), "https://a.example").search)).toEqual(choice);
    expect(addressOf({ ...given, amount: null })).toBe("/donate");
  });

  test.each([
    ["?place=ukraine&amount=640", given],
    ["?place=abroad&amount=15", { ...given, amount: 15, currency: "EUR" }],
    ["?amount=&amount=640", given],
    ["?place=abroad&currency=USD", { ...given, amount: null, currency: "USD" }],
    ["?amount=-1&currency=GBP&project=x&often=never", { ...given, amount: null }],
  ])(
    "of an earlier version, of a form without scripts, or a broken one, is read: %s",
    (search, choice) => {
      expect(choiceIn(search)).toEqual(choice);
    },
  );
});
