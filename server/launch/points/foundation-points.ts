import { demoFields } from "../../demo-clearing/demo-content.ts";
import { paymentCodes } from "../../settings/payment-code.ts";
import type { PointFinder } from "../launch-point.ts";

/** The name that the demo content brought is none. */
export const foundationName: PointFinder = {
  kind: "foundationName",
  path: "/admin/setup?step=name",
  async count({ db, settings }) {
    const demo = await demoFields(db, settings);
    return settings.translations.filter(
      ({ language, foundationName }) =>
        foundationName.trim() === "" || demo.includes(`translations.${language}.foundationName`),
    ).length;
  },
};

/** The privacy policy and the consent name this address; nobody reads mail at `example`. */
export const privacyContact: PointFinder = {
  kind: "privacyContact",
  path: "/admin/setup?step=contacts",
  count: ({ settings: { email } }) => (email === "" || email.endsWith(".example") ? 1 : 0),
};

/** Bank code 000000 is that of the demo content: no bank has it. */
export const bankDetails: PointFinder = {
  kind: "bankDetails",
  path: "/admin/setup?step=bank",
  count({ settings }) {
    const isExample = settings.iban.slice(4, 10) === "000000";
    return isExample || paymentCodes(settings).length === 0 ? 1 : 0;
  },
};
