import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";

const ukrainianRequests = (count: number) =>
  `${count} ${ukrainianWord(count, "запит", "запити", "запитів")}`;
const englishRequests = (count: number) => `${count} ${englishWord(count, "request", "requests")}`;

/** Phrases of the tokens with which programs use the API. */
export const apiTokensPhrases = definePhrases({
  UA: {
    title: "Токени доступу",
    lead: "З токеном інша програма читає чи змінює сайт без пароля людини: наприклад, переносить звіти з бухгалтерії. Заявок, облікових записів і налаштувань токен не відкриває.",
    none: "Токенів ще немає.",
    create: "Створити токен",
    createdBy: (name: string) => `хто створив: ${name}`,
    readsPublic: "Читає опубліковане",
    readsDrafts: "Читає також неопубліковане",
    writes: (kinds: string) => `Змінює: ${kinds}`,
    valid: (day: string) => `Діє до ${day}`,
    expired: (day: string) => `Діяв до ${day}`,
    revoked: (day: string) => `Відкликано ${day}`,
    lastUsed: (time: string) => `Останній запит: ${time}`,
    neverUsed: "Ще не використано",
    uses: (count: number) => `За 30 днів: ${ukrainianRequests(count)}`,
    requests: ukrainianRequests,
    revoke: "Відкликати",
    revokeNamed: (name: string) => `Відкликати: ${name}`,
    revokeTitle: "Відкликати токен?",
    revokeText:
      "Програма з цим токеном відразу втратить доступ. Відновити токен не можна, лише створити новий.",
    revokeDone: "Токен відкликано",
    createTitle: "Новий токен",
    name: "Для чого він",
    nameHint: "Під цією назвою зміни програми видно в історії.",
    nameMissing: "Напишіть, для чого цей токен.",
    scope: "Що можна програмі",
    scopes: {
      public: "Читати опубліковане",
      drafts: "Читати також неопубліковане",
      writes: "Змінювати вибрані розділи",
    },
    scopeHints: {
      public: "Те саме, що бачать відвідувачі сайту.",
      drafts: "Неопубліковані тексти всіх розділів.",
      writes:
        "Створювати, редагувати, публікувати й переносити до кошика. Неопубліковане програма теж читатиме.",
    },
    kinds: "Розділи",
    kindsMissing: "Позначте хоча б один розділ.",
    life: "Скільки діятиме",
    lives: { 30: "30 днів", 90: "90 днів", 365: "Рік" },
    cancel: "Скасувати",
    secretTitle: "Токен створено",
    secret: "Токен",
    copy: "Скопіювати токен",
    safely:
      "Збережіть токен у налаштуваннях програми або в менеджері паролів. Не надсилайте його в чат: хто має токен, той має і доступ.",
    once: "Скопіюйте його зараз: після закриття цього вікна ми його вже не покажемо.",
    errors: { tooMany: "Уже діють 50 токенів. Спершу відкличте ті, що не потрібні." },
  },
  ENG: {
    title: "API tokens",
    lead: "With a token another program reads or changes the site without a person’s password: for example, it brings reports from accounting. A token never opens applications, accounts or settings.",
    none: "There are no tokens yet.",
    create: "Create a token",
    createdBy: (name: string) => `created by ${name}`,
    readsPublic: "Reads what is public",
    readsDrafts: "Reads unpublished texts too",
    writes: (kinds: string) => `Changes: ${kinds}`,
    valid: (day: string) => `Valid until ${day}`,
    expired: (day: string) => `Ended on ${day}`,
    revoked: (day: string) => `Revoked on ${day}`,
    lastUsed: (time: string) => `Last request: ${time}`,
    neverUsed: "Not used yet",
    uses: (count: number) => `In 30 days: ${englishRequests(count)}`,
    requests: englishRequests,
    revoke: "Revoke",
    revokeNamed: (name: string) => `Revoke: ${name}`,
    revokeTitle: "Revoke the token?",
    revokeText:
      "The program with this token loses its access at once. The token cannot be restored; you can only create a new one.",
    revokeDone: "Token revoked",
    createTitle: "New token",
    name: "What it is for",
    nameHint: "The history shows the program’s changes under this name.",
    nameMissing: "Write what the token is for.",
    scope: "What the program may do",
    scopes: {
      public: "Read what is public",
      drafts: "Read unpublished texts too",
      writes: "Change the chosen sections",
    },
    scopeHints: {
      public: "The same that visitors of the site see.",
      drafts: "Unpublished texts of all sections.",
      writes:
        "Create, edit, publish and move to the trash. The program reads unpublished texts too.",
    },
    kinds: "Sections",
    kindsMissing: "Choose at least one section.",
    life: "How long it is valid",
    lives: { 30: "30 days", 90: "90 days", 365: "A year" },
    cancel: "Cancel",
    secretTitle: "The token is created",
    secret: "Token",
    copy: "Copy the token",
    safely:
      "Keep the token in the settings of the program or in a password manager. Do not send it in a chat: anybody who has the token has access.",
    once: "Copy it now: after you close this window, we cannot show it again.",
    errors: { tooMany: "50 tokens are valid already. First revoke those that are not needed." },
  },
});
