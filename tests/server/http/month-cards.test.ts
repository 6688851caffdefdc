import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { itemCard } from "../../../server/http/cards/card-content.ts";
import { fontsFolder, root } from "../../../server/platform/paths.ts";
import {
  aReportWithDraftFigures,
  aReportWithPublicFigures,
} from "../../support/content/public-figures.ts";
import { settingsOf } from "../../support/content/saved-settings.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const publicUrl = "https://doloni.example";
const lines = [
  { category: "DONATIONS", amount: 412_300_40 },
  { category: "BANK_FEES", amount: 98_140_50 },
] as const;

const cardOf = (id: string, language: "ua" | "eng") =>
  itemCard(site.db.manager, language, new Date(), { section: "reports", id, publicUrl });

beforeAll(async () => {
  const names = { ua: { foundationName: "Долоні" }, eng: { foundationName: "Doloni" } };
  await settingsOf(site).saved({ translations: names });
});

test("a month with published figures is shared as three numbers, with the foundation's name and address", async () => {
  const { id } = await aReportWithPublicFigures(site, {
    year: 2025,
    month: 10,
    openingBalance: 0,
    lines: [...lines],
  });
  expect(await cardOf(id, "ua")).toMatchObject({
    label: "Звіт за жовтень 2025 року",
    title: "Жовтень у трьох числах",
    numbers: [
      { name: "Надійшло", value: "412\u00a0300\u00a0₴" },
      { name: "Витрачено", value: "98\u00a0141\u00a0₴" },
      { name: "Лишилося", value: "314\u00a0160\u00a0₴" },
    ],
    sender: "Долоні · doloni.example",
    picture: null,
  });
  expect(await cardOf(id, "eng")).toMatchObject({
    label: "Report for October 2025",
    title: "October in three numbers",
    numbers: [
      { name: "Received", value: "₴412,300" },
      { name: "Spent", value: "₴98,141" },
      { name: "Left", value: "₴314,160" },
    ],
    sender: "Doloni · doloni.example",
  });
});

test.each([
  ["ua", "Звіт за 2024 рік", "2024 рік у трьох числах"],
  ["eng", "Report for 2024", "2024 in three numbers"],
] as const)("a whole year is named as such (%s)", async (language, label, title) => {
  const { id } = await aReportWithPublicFigures(site, { year: 2024, month: 0, lines: [...lines] });
  expect(await cardOf(id, language)).toMatchObject({ label, title });
});

test("figures that are not published are on no picture", async () => {
  const { id } = await aReportWithDraftFigures(site, { year: 2023, month: 4, lines: [...lines] });
  expect(await cardOf(id, "ua")).toMatchObject({ title: "Квітень 2023", numbers: null });
});

test.each(["uk", "en"])(
  "the picture is a JPEG of 1200 by 630 pixels, drawn anew with other sums (%s)",
  async (tag) => {
    const open = async (amount: number, month: number) => {
      const { id } = await aReportWithPublicFigures(site, {
        year: 2022,
        month,
        lines: [{ category: "DONATIONS", amount }],
      });
      return site.request({ url: `/cards/reports/${id}.${tag}.jpg` });
    };
    const month = tag === "uk" ? 1 : 3;
    const card = await open(5_00, month);
    expect([card.statusCode, card.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    const { width, height } = await sharp(card.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    // The longest sum that a report may have is drawn too.
    const longest = await open(1_000_000_000_000, month + 1);
    expect(longest.statusCode).toBe(200);
    expect(longest.rawPayload.equals(card.rawPayload)).toBe(false);
  },
);

test.each(["heading", "text"])(
  "the hryvnia's sign is drawn where the system has no fonts, in the font of the %s",
  async (font) => {
    // A character that no font has is a box of the same size for all codes of four digits.
    const script = `
    import { drawText } from ${JSON.stringify(join(root, "server/http/icons/draw-text.ts"))};
    const sizeOf = async (text) => {
      const { width, height } = await drawText(text, 500, { font: "${font}", size: 92, colour: "#000000" });
      return [width, height].join(" ");
    };
    console.log(await sizeOf("₴"), await sizeOf("₵"), await sizeOf("₶"));
  `;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", script],
      { env: { ...process.env, FONTCONFIG_FILE: join(fontsFolder, "fonts.conf") } },
    );
    const [width, height, ...boxes] = stdout.trim().split(" ");
    expect(boxes.slice(0, 2)).toEqual(boxes.slice(2));
    expect([width, height]).not.toEqual(boxes.slice(0, 2));
  },
);
