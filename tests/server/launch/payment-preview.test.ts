import { expect, test } from "vitest";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const preview = (input: object) =>
  site.execute(
    `query ($input: SettingsInput!) { previewPaymentCodes(input: $input) { format svg } }`,
    { input },
    "admin",
  );
const translations = {
  ua: { recipient: "БФ Вогник", paymentPurpose: "Пожертва" },
  eng: {},
};
const iban = "UA213223130000026007233566001";

test("an admin sees the QR codes of bank details before they are saved", async () => {
  const { data } = await preview({ edrpou: "14360570", iban, translations });
  expect(data?.previewPaymentCodes).toEqual([
    { format: "NBU_003", svg: expect.stringMatching(/^<svg /) },
    { format: "NBU_002", svg: expect.stringMatching(/^<svg /) },
  ]);
  const { settings } = await site.executeOrThrow("{ settings { iban paymentCodes { format } } }");
  expect(settings).toEqual({ iban: "", paymentCodes: [] });
});

test("the codes are those that the site shows after saving", async () => {
  const input = { edrpou: "14360570", iban: "UA21 3223 1300 0002 6007 2335 6600 1", translations };
  const { data } = await preview(input);
  await site.executeOrThrow(
    `mutation ($input: SettingsInput!) { saveSettings(version: 1, input: $input) { id } }`,
    { input },
    "admin",
  );
  const { settings } = await site.executeOrThrow("{ settings { paymentCodes { image } } }");
  const { body } = await site.request({ url: settings.paymentCodes[0].image });
  expect(data?.previewPaymentCodes).toMatchObject([{ svg: body }, {}]);
});

test("an IBAN with wrong check digits is refused at its field", async () => {
  const { errors } = await preview({
    edrpou: "14360570",
    iban: "UA223223130000026007233566001",
    translations,
  });
  expect(errors?.[0]?.extensions).toEqual({
    code: "INVALID",
    fields: [{ path: "iban", rule: "isIBAN" }],
  });
});
