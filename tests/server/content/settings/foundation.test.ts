import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { root } from "../../../../server/platform/paths.ts";
import {
  brandColours,
  buttonColours,
  buttonTextColours,
  contrast,
} from "../../../../server/settings/palette.ts";
import { settingsOf, translations } from "../../../support/content/saved-settings.ts";
import { anImageRow } from "../../../support/images/image-row.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const { refusal, saveWith } = settingsOf(site);
beforeEach(() => site.db.query("truncate settings cascade"));

test("an admin gives the foundation its names, logos and colours, and a visitor reads them", async () => {
  const logo = await anImageRow(site.db);
  const ua = {
    foundationName: "Надія",
    fullName: "Благодійний фонд «Надія»",
    legalName: "БО «БФ „Надія“»",
    legalForm: "благодійна організація",
    mission: "Допомагаємо родинам.",
    motto: "Поруч щодня.",
  };
  const colours = { brandColour: "LEAF", buttonColour: "SUN", buttonText: "DARK" };
  const { errors } = await saveWith({
    ...colours,
    logoId: logo,
    roundLogoId: logo,
    translations: { ua, eng: { foundationName: "Hope" } },
  });
  expect(errors).toBeUndefined();
  const { settings } = await site.executeOrThrow(`{ settings {
    brandColour buttonColour buttonText logo { id } darkLogo { id } roundLogo { id }
    translation { foundationName fullName legalName legalForm mission motto }
  } }`);
  expect(settings).toEqual({
    ...colours,
    logo: { id: logo },
    darkLogo: null,
    roundLogo: { id: logo },
    translation: ua,
  });
});

describe("colours in which texts are hard to read are refused", () => {
  test.each([
    ["white on yellow buttons", { buttonColour: "SUN", buttonText: "LIGHT" }, "buttonColour"],
    ["dark blue on green buttons", { buttonColour: "LEAF", buttonText: "DARK" }, "buttonColour"],
    ["light texts on a yellow footer", { brandColour: "SUN" }, "brandColour"],
  ])("%s", async (_, colours, path) => {
    expect(await refusal(colours)).toEqual({
      code: "INVALID",
      fields: [{ path, rule: "contrast", limit: 4.5 }],
    });
  });

  test("the ratio is WCAG's", () => {
    expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });
});

test("the server draws in the colours of the client's style sheet", () => {
  const file = readFileSync(join(root, "client/ui/styles/foundation.css"), "utf8");
  const inStyles = (attribute: string, value: string, property: string) =>
    new RegExp(`\\[${attribute}="${value.toUpperCase()}"\\] \\{[^}]*--${property}: (#\\w+);`)
      .exec(file)?.[1]
      ?.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3");
  for (const [name, value] of Object.entries(brandColours)) {
    expect(inStyles("data-brand", name, "brand"), name).toBe(value);
  }
  for (const [name, value] of Object.entries(buttonColours)) {
    expect(inStyles("data-button", name, "button"), name).toBe(value);
  }
  for (const [name, value] of Object.entries(buttonTextColours)) {
    expect(inStyles("data-button-text", name, "button-text"), name).toBe(value);
  }
});

test("a logo that does not exist is refused at its field", async () => {
  const unknown = "00000000-0000-4000-8000-000000000000";
  expect(await refusal({ darkLogoId: unknown })).toEqual({
    code: "INVALID",
    fields: [{ path: "darkLogoId", rule: "unknown" }],
  });
});

test("a deleted picture is no logo any longer", async () => {
  const logo = await anImageRow(site.db);
  await saveWith({ logoId: logo });
  await site.db.query("delete from image where id = $1", [logo]);
  const { settings } = await site.executeOrThrow("{ settings { logo { id } } }");
  expect(settings.logo).toBeNull();
});

test("the history of the settings holds the foundation's names, logos and colours", async () => {
  const logo = await anImageRow(site.db);
  const ua = { ...translations.ua, motto: "Поруч щодня." };
  await saveWith({ logoId: logo, brandColour: "SKY", translations: { ...translations, ua } });
  const [change] = await site.db.query(
    "select content from change where kind = 'Settings' order by at desc limit 1",
  );
  expect(change.content).toMatchObject({
    logoId: logo,
    brandColour: "SKY",
    translations: { ua: { motto: "Поруч щодня." } },
  });
});
