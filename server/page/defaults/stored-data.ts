/** A name in a list of the privacy policy: Ukrainian, English. */
type Name = readonly [ua: string, eng: string];

/**
 * How a column of an application is stored, for the privacy policy: in the clear under a name,
 * encrypted, as an irreversible fingerprint, or as a value of the program that says nothing of the
 * person. `remains` is the part of it that stays when the personal data has been erased.
 */
type StoredColumn = { clear: Name; remains?: Name } | "encrypted" | "fingerprint" | "internal";

const clearAndRemaining = (...name: Name) => ({ clear: name, remains: name });

/** Every column of the table `application`, by its property. */
export const applicationColumns: Record<string, StoredColumn> = {
  form: clearAndRemaining("форма", "form"),
  number: clearAndRemaining("номер", "number"),
  language: clearAndRemaining("мова", "language"),
  region: clearAndRemaining("область", "region"),
  createdAt: { clear: ["дати", "dates"], remains: ["місяць надсилання", "month of sending"] },
  urgency: clearAndRemaining("терміновість", "urgency"),
  remindOn: { clear: ["день нагадування", "day of a reminder"] },
  state: clearAndRemaining("стан розгляду", "state"),
  closedAt: clearAndRemaining("час завершення розгляду", "time of closing"),
  assigneeId: {
    clear: ["хто з працівників її розглядає", "who on our staff handles it"],
    remains: ["хто з працівників її розглядав", "who on our staff handled it"],
  },
  spamReason: clearAndRemaining("ознаки спаму", "signs of spam"),
  consentText: clearAndRemaining("текст згоди", "consent text"),
  statistics: clearAndRemaining("дані для статистики", "data for statistics"),
  encrypted: "encrypted",
  contactBlindIndexes: "fingerprint",
  wordBlindIndexes: "fingerprint",
  networkBlindIndex: "fingerprint",
  id: "internal",
  version: "internal",
  anonymisedAt: "internal",
  remindedAt: "internal",
  idempotencyKey: "internal",
  consentVersion: "internal",
  agreedMonths: "internal",
  formVersion: "internal",
};

/** The values of the column `statistics`; month and region are columns, too. */
export const statisticsNames: Record<string, Name> = {
  needs: ["види потреб", "kinds of needs"],
  householdSize: ["кількість людей у родині", "size of the household"],
  areas: ["напрями допомоги", "areas of help"],
  place: ["бажана точка", "preferred point"],
  methods: ["методи роботи психолога", "methods of a psychologist"],
  type: ["тип організації", "type of organisation"],
  support: ["вид підтримки", "kind of support"],
};

/** The channels of notices to staff, by their names in the schema. */
export const noticeChannels: Record<string, Name> = {
  email: ["листах", "emails"],
  telegram: ["де ввімкнено, і повідомленнях у Telegram", "where switched on, Telegram messages"],
};

const inClear = Object.values(applicationColumns).flatMap((column) =>
  typeof column === "string" ? [] : [column.clear],
);

const listOf = (names: readonly Name[], language: 0 | 1, conjunction: string): string => {
  const texts = names.map((name) => name[language]);
  return `${texts.slice(0, -1).join(", ")} ${conjunction} ${texts.at(-1)}`;
};

const statistics = Object.values(statisticsNames);

/** What of an application is stored unencrypted, as a list within a sentence. */
export const storedInClear = {
  ua: `${listOf(inClear, 0, "і")}: ${listOf(statistics, 0, "і")}`,
  eng: `${listOf(inClear, 1, "and")}, that is, ${listOf(statistics, 1, "and")}`,
};

const channels = Object.values(noticeChannels);

/** Where staff read notices, in parentheses. */
export const noticesAreSent = {
  ua: channels.map(([text]) => text).join(", а "),
  eng: channels.map(([, text]) => text).join(" and, "),
};
