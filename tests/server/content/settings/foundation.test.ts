import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import * as inEditor from "../../../../client/admin/settings/colours/contrast.ts";
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
    ["white on yellow buttons", { buttonColour: "SUN" }, "buttonColour", "contrast", "1.6"],
    [
      "dark blue on green buttons",
      { buttonColour: "LEAF", buttonText: "DARK" },
      "buttonColour",
      "contrastDark",
      "2.9",
    ],
    ["light texts on a yellow footer", { brandColour: "SUN" }, "brandColour", "contrast", "1.0"],
    // 4.54 with white: it takes 4.5 with the footer's darkest text.
    [
      "light texts on a grey footer of one's own",
      { brandColourValue: "#767676" },
      "brandColourValue",
      "contrast",
      "3.0",
    ],
    [
      "white on a button of one's own",
      { buttonColourValue: "#777777" },
      "buttonColourValue",
      "contrast",
      "4.4",
    ],
    [
      "dark blue on a button of one's own",
      { buttonColourValue: "#777777", buttonText: "DARK" },
      "buttonColourValue",
      "contrastDark",
      "3.2",
    ],
  ])("%s", async (_, colours, path, rule, found) => {
    expect(await refusal(colours)).toEqual({
      code: "INVALID",
      fields: [{ path, rule, limit: 4.5, found }],
    });
  });

  test.each(["767676", "#76767", "red", "#14284b;}"])("what is no colour: %s", async (value) => {
    expect(await refusal({ buttonColourValue: value })).toMatchObject({
      code: "INVALID",
      fields: [{ path: "buttonColourValue", rule: "matches" }],
    });
  });

  test("the ratio is WCAG's", () => {
    expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });
});

test("a foundation gives colours of its own, and returns to the palette", async () => {
  const read = () =>
    site.executeOrThrow(`{ settings {
      brandColour brandColourValue buttonColour buttonColourValue buttonText
    } }`);
  const colours = {
    brandColour: "LEAF",
    brandColourValue: "#4A148C",
    buttonColour: "SKY",
    buttonColourValue: "#767676",
    buttonText: "LIGHT",
  };
  await saveWith(colours);
  expect((await read()).settings).toEqual({ ...colours, brandColourValue: "#4a148c" });
  const { brandColourValue, buttonColourValue, ...palette } = colours;
  await saveWith({ ...palette, brandColourValue: "", buttonColourValue: null }, 2);
  expect((await read()).settings).toEqual({
    ...palette,
    brandColourValue: null,
    buttonColourValue: null,
  });
});

test("a program that does not know what replaces a logo leaves it", async () => {
  const { settings } = await site.executeOrThrow("{ settings { mark } }");
  expect(settings.mark).toBe("DRAWING"); // the starting content's
  await saveWith({ mark: "INITIAL" });
  await saveWith({}, 2);
  expect((await site.executeOrThrow("{ settings { mark } }")).settings.mark).toBe("INITIAL");
});

test("the editor shows the contrasts that the server measures", () => {
  const upper = (colours: object) =>
    Object.fromEntries(Object.entries(colours).map(([name, value]) => [name.toUpperCase(), value]));
  expect(inEditor.brandColours).toEqual(upper(brandColours));
  expect(inEditor.buttonColours).toEqual(upper(buttonColours));
  expect(inEditor.buttonTexts).toEqual(upper(buttonTextColours));
  for (const colour of ["#000000", "#777777", "#c93a17", "#ffc32e"]) {
    expect(inEditor.contrast(colour, inEditor.footerText)).toBe(
      contrast(colour, inEditor.footerText),
    );
  }
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
