import { bound } from "./binding.ts";
import { definePhrases } from "./phrases.ts";

/** The ways to give: by card, by code, by requisites. */
export const donatePhrases = definePhrases({
  UA: bound({
    heading: "Передайте тепло з долоні в долоню",
    text: "Карткою — за хвилину. Або скопіюйте реквізити для переказу з банківського застосунку.",
    textWithoutCard: "Скопіюйте реквізити для переказу з банківського застосунку.",
    byCard: "Підтримати карткою",
    secure: "Кнопка відкриє захищену сторінку оплати.",
    scan: "Відскануйте QR-код",
    scanText: "Камера або застосунок вашого банку заповнить реквізити.",
    code: "QR-код із реквізитами для переказу",
    requisites: "Реквізити",
    recipient: "Отримувач",
    edrpou: "Код ЄДРПОУ",
    iban: "IBAN",
    bank: "Банк",
    purpose: "Призначення",
    copy: (name: string) => `Копіювати: ${name}`,
    copied: (name: string) => `${name}: скопійовано`,
    copyFailed: "Не вдалося скопіювати. Виділіть рядок і скопіюйте його самі.",
  }),
  ENG: bound({
    heading: "Pass the warmth on, palm to palm",
    text: "By card in a minute, or copy the requisites into your banking app.",
    textWithoutCard: "Copy the requisites into your banking app.",
    byCard: "Donate by card",
    secure: "The button opens a secure payment page.",
    scan: "Scan the QR code",
    scanText: "Your camera or banking app will fill in the details.",
    code: "QR code with the requisites for a transfer",
    requisites: "Requisites",
    recipient: "Beneficiary",
    edrpou: "EDRPOU code",
    iban: "IBAN",
    bank: "Bank",
    purpose: "Purpose",
    copy: (name: string) => `Copy: ${name}`,
    copied: (name: string) => `${name} copied`,
    copyFailed: "Copying failed. Please select the line and copy it yourself.",
  }),
});
