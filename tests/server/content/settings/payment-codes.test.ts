import { Buffer } from "node:buffer";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { euroPaymentText, isSepaAccount } from "../../../../server/settings/epc-payment.ts";
import {
  excessLetters,
  nbuLink,
  nbuPrefixes,
  type Transfer,
  transferLink,
} from "../../../../server/settings/nbu-payment.ts";
import { epcCodeSvg, nbuCodeSvg } from "../../../../server/settings/payment-code-svg.ts";
import { hryvniaErrors } from "../../../../server/settings/requisites.ts";
import { encodeWindows1251, unencodableLetters } from "../../../../server/settings/windows-1251.ts";

/** Annex 3's own example; its account and code have wrong check digits. */
const dentist: Transfer = {
  recipient: "ТОВ “Стоматологія”",
  iban: "UA783226690000026005012107358",
  amount: "UAH1034.28",
  code: "40723824",
  purpose: "Стоматологічні послуги",
};
const foundation: Transfer = {
  recipient: "БО «БФ «Разом для дітей»",
  iban: "UA213223130000026007233566001",
  code: "12345678",
  purpose: "Благодійна пожертва на статутну діяльність",
};
const foundation002 =
  "https://bank.gov.ua/qr/QkNECjAwMgoyClVDVAoKwc4gq8HUIKvQ4Ofu7CDk6_8g5LPy5em7ClVBMjEzMjIzMTMwMDAwMDI2MDA3MjMzNTY2MDAxCgoxMjM0NTY3OAoKCsHr4OPu5LPp7eAg7-7m5fDy4uAg7eAg8fLg8vPy7fMg5LP_6_zts_Hy_Ao";
const foundation003 =
  "https://qr.bank.gov.ua/QkNECjAwMwoyClVDVAoKwc4gq8HUIKvQ4Ofu7CDk6_8g5LPy5em7ClVBMjEzMjIzMTMwMDAwMDI2MDA3MjMzNTY2MDAxClVBSDUwMAoxMjM0NTY3OApPVEhSL0NIQVIKCsHr4OPu5LPp7eAg7-7m5fDy4uAg7eAg8fLg8vPy7fMg5LP_6_zts_Hy_AoKRkVGRgoKCg";

describe("the payment links of the National Bank", () => {
  test("match its own example of format 002, byte for byte", () => {
    expect(transferLink("002", dentist)).toBe(
      "https://bank.gov.ua/qr/QkNECjAwMgoyClVDVAoK0s7CIJPR8u7s4PLu6-7js_-UClVBNzgzMjI2NjkwMDAwMDI2MDA1MDEyMTA3MzU4ClVBSDEwMzQuMjgKNDA3MjM4MjQKCgrR8u7s4PLu6-7js_ftsyDv7vHr8-PoCg",
    );
  });

  test("match its own example of format 003, byte for byte", () => {
    const link =
      "https://qr.bank.gov.ua/QkNECjAwMwoyCklDVAoK0s7CIKvUyiCExcLOk7sKVUE2NzMwMDUyODAwMDAwMjY1MDA1MDQzNTQwNzcKVUFIMTUwCjM3MTkzMDcxCk9USFIvR0REUwoxMjI1MTAyNTc2Cj9NZXJjaGFudEJ1c2luZXNzTmFtZT0iUk9aRVRLQS5VQSIsIM_u6vPv6uAg8u7i4PCz4iwg5-Ds7uLr5e3t_yC5ODIxNTU4OTY1Lgo_PEluc3RyRm9yQ2R0ckFndD48SW5zdHJJbmY-TWVyY2hJRDowMTIzNC1UZXJtSWQ6NDMyMTA8L0luc3RySW5mPjwvSW5zdHJGb3JDZHRyQWd0PgpGRkZGCjI1MDMyMTEyMDAwMAoyNTAxMjkxMjAwMDAKUkZV";
    const elements = [
      "BCD",
      "003",
      "2",
      "ICT",
      "",
      "ТОВ «ФК „ЕВО“»",
      "UA673005280000026500504354077",
      "UAH150",
      "37193071",
      "OTHR/GDDS",
      "1225102576",
      '?MerchantBusinessName="ROZETKA.UA", Покупка товарів, замовлення №821558965.',
      "?<InstrForCdtrAgt><InstrInf>MerchID:01234-TermId:43210</InstrInf></InstrForCdtrAgt>",
      "FFFF",
      "250321120000",
      "250129120000",
      "RFU",
    ];
    expect(nbuLink(nbuPrefixes["003"], elements)).toBe(link);
  });

  test("contain a donation without an amount, and one of 500 hryvnias", () => {
    expect(transferLink("002", foundation)).toBe(foundation002);
    expect(transferLink("003", { ...foundation, amount: "UAH500" })).toBe(foundation003);
  });

  test("replace line breaks and no-break spaces within an element by spaces", () => {
    const broken = {
      ...foundation,
      purpose: " Благодійна\u00A0пожертва\r\nна статутну діяльність",
    };
    expect(transferLink("002", broken)).toBe(foundation002);
  });
});

describe("the limits of a payment code", () => {
  test("every Ukrainian letter and quotation mark can be encoded; other characters are named", () => {
    expect(unencodableLetters("ЇїЄєІіҐґ’“”«»„№—–")).toEqual([]);
    expect(unencodableLetters("Тепло 💛 ʼ→💛")).toEqual(["💛", "ʼ", "→"]);
    expect(() => encodeWindows1251("мир ☮")).toThrow("☮");
    expect([...encodeWindows1251("Аґ")]).toEqual([0xc0, 0xb4]);
  });

  test.each([
    ["003", 256],
    ["002", 273],
  ] as const)("format %s allows a purpose of so many letters: %i", (format, maxLength) => {
    const purposeOf = (length: number) => ({ ...foundation, purpose: "ж".repeat(length) });
    expect(excessLetters(format, purposeOf(maxLength))).toBe(0);
    expect(excessLetters(format, purposeOf(maxLength + 3))).toBe(3);
    expect(nbuCodeSvg(transferLink(format, purposeOf(maxLength)))).not.toBeNull();
  });

  test("an error names the field, and the character found or the limit", () => {
    expect(hryvniaErrors({ ...foundation, recipient: "Фонд 💛" })).toEqual([
      { path: "recipient", rule: "bankLetters", found: "💛" },
    ]);
    expect(hryvniaErrors({ ...foundation, purpose: "ж".repeat(300) })).toEqual([
      { path: "purpose", rule: "bankCodeLength", limit: 256 },
    ]);
  });
});

const razom = {
  recipient: "Razom dlia ditei Foundation",
  iban: "DE89370400440532013000",
  purpose: "Charitable donation",
};

test("the European code's text matches the example, byte for byte", () => {
  const text = euroPaymentText({ ...razom, amount: "25.00" });
  expect(text).toBe(
    "BCD\n002\n1\nSCT\n\nRazom dlia ditei Foundation\nDE89370400440532013000\nEUR25.00\nCHAR\n\nCharitable donation",
  );
  expect(Buffer.byteLength(text)).toBe(100);
  expect(isSepaAccount(razom.iban)).toBe(true);
  expect(isSepaAccount(foundation.iban)).toBe(false);
});

describe("a QR reader reads the drawn code", () => {
  test.each([
    ["annex 3's example", transferLink("002", dentist)],
    ["002", foundation002],
    ["003", foundation003],
    ["003, the longest", transferLink("003", { ...foundation, purpose: "ж".repeat(256) })],
    ["003, the longest at Q", transferLink("003", { ...foundation, purpose: "ж".repeat(155) })],
  ])("%s", async (_, link) => {
    const svg = nbuCodeSvg(link);
    expect(await read(svg)).toBe(link);
    expect(svg).toContain('r="');
  });

  test("for euros, without a symbol in the middle", async () => {
    const text = euroPaymentText(razom);
    const svg = epcCodeSvg(text);
    expect(await read(svg)).toBe(text);
    expect(svg).not.toContain("circle");
  });

  test("with a white circle of the diameter that the rule gives for the version", () => {
    // Version 13, whose side is 69 modules, with four around.
    const svg = nbuCodeSvg(foundation003);
    expect(svg).toContain('viewBox="-4 -4 77 77"');
    expect(svg).toContain('<circle r="10.5" fill="#FFF"/><circle r="8.5"');
    // A short link still gets version 10.
    expect(nbuCodeSvg("https://qr.bank.gov.ua/")).toContain('viewBox="-4 -4 65 65"');
  });
});

async function read(svg: string | null): Promise<string> {
  const picture = sharp(Buffer.from(svg ?? "")).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}
