import { expect, test } from "vitest";
import {
  decodeStatement,
  encodings,
  maxStatementBytes,
} from "../../../../client/admin/report/statement/reading/encoding.ts";
import { encode, privat24 } from "./statements.ts";

const texts = {
  statement: "Дата;Призначення платежу;Сума\r\n05.10.2026;Внесок;1 000,50\r\n",
  capitals: "ДАТА;ПРИЗНАЧЕННЯ ПЛАТЕЖУ;СУМА\n05.10.2026;БЛАГОДІЙНИЙ ВНЕСОК;10,00\n",
  small: "дата;призначення;сума\n05.10.2026;внесок на ліки;10,00\n",
  russian: "Дата;Назначение платежа;Сумма\n05.10.2026;Взнос на лекарства;10,00\n",
  unnamed: "05.10.2026;Щось для Олени;10,00\n06.10.2026;Їжа;10,00\n",
};

test.each(
  encodings
    .slice(0, 4)
    .flatMap((encoding) =>
      Object.entries(texts).map(([name, text]) => [name, encoding, text] as const),
    ),
)("a text (%s) in %s is recognised", (_, encoding, text) => {
  const bytes = encode(text, encoding);
  // Not every encoding has all Ukrainian letters.
  expect(decodeStatement(bytes)).toEqual({ text: new TextDecoder(encoding).decode(bytes) });
});

test.each<[string, Uint8Array]>([
  ["UTF-8", new TextEncoder().encode(privat24)],
  ["UTF-8 with a byte order mark", new TextEncoder().encode(`\ufeff${privat24}`)],
  ["UTF-16", Uint8Array.from(Buffer.from(`\ufeff${privat24}`, "utf16le"))],
  ["UTF-16 without a mark", Uint8Array.from(Buffer.from(privat24, "utf16le"))],
  ["UTF-16 with the high bytes first", Uint8Array.from(Buffer.from(privat24, "utf16le").swap16())],
])("a statement in %s is read", (_, bytes) => {
  expect(decodeStatement(bytes)).toEqual({ text: privat24 });
});

test("a text in UTF-8 that the bank cut in the middle of a letter is read", () => {
  const bytes = new TextEncoder().encode(`${privat24.repeat(3)};Внесо`).slice(0, -1);
  expect(decodeStatement(bytes)).toEqual({ text: expect.stringContaining("Вигадана Олена") });
});

test("an encoding that is not recognised is asked about, and the answer is taken", () => {
  const bytes = Uint8Array.from([
    ...Buffer.from("Date;Amount\n05.10.2026;"),
    0xa3,
    ...Buffer.from("10.00"),
  ]);
  const decoded = decodeStatement(bytes);
  const samples = "samples" in decoded ? decoded.samples.map(({ text }) => text) : [];
  expect(samples).toEqual(["Ј", "г", "ё", "£"].map((letter) => `05.10.2026;${letter}10.00`));
  expect(decodeStatement(bytes, "windows-1252")).toEqual({
    text: "Date;Amount\n05.10.2026;£10.00",
  });
});

test.each<[string, Uint8Array, string]>([
  ["an empty file", new Uint8Array(), "empty"],
  ["a file of blank lines", new TextEncoder().encode("\n \n"), "empty"],
  ["a workbook", Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), "notText"],
  ["a PDF", new TextEncoder().encode("%PDF-1.7"), "notText"],
  ["more than 10 MB", new Uint8Array(maxStatementBytes + 1).fill(49), "tooLarge"],
])("%s is refused", (_, bytes, fault) => {
  expect(decodeStatement(bytes)).toEqual({ fault });
});
