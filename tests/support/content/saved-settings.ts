import type { Role, TestServer } from "../server/test-server.ts";

const save = `mutation ($version: Int!, $input: SettingsInput!) {
  saveSettings(version: $version, language: ENG, input: $input) {
    version email iban euroIban swift edrpou foundingYear
    socialLinks { url network } workingHours { weekday opens closes }
    translation { foundationName }
    translations { language foundationName }
  }
}`;

/** The least that an admin saves. */
export const translations = {
  ua: { foundationName: "Долоні" },
  eng: { foundationName: "Doloni" },
};

/** Saves settings; what is not given returns to its default. */
export function settingsOf(site: TestServer) {
  const saveWith = (input: object, version = 1, as: Role = "admin") =>
    site.execute(save, { version, input: { translations, ...input } }, as);
  return {
    saveWith,
    /** Returns what was saved. */
    saved: async (input: object, version = 1) => (await saveWith(input, version)).data,
    /** Returns why it was refused. */
    refusal: async (...args: Parameters<typeof saveWith>) =>
      (await saveWith(...args)).errors?.[0]?.extensions,
  };
}
