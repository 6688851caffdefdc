import { englishWord, ukrainianWord } from "../../numbers.ts";
import { definePhrases } from "../../phrases.ts";

const ukrainianApplications = (count: number) =>
  `${count} ${ukrainianWord(count, "заявка", "заявки", "заявок")}`;
const englishApplications = (count: number) =>
  `${count} ${englishWord(count, "application", "applications")}`;

/** Why a token was refused, by the reason in the log. */
type Refusals = { [reason: string]: string };

/** Phrases of the security log, and of the notice that the bank details were changed. */
export const securityLogPhrases = definePhrases({
  UA: {
    title: "Журнал безпеки",
    text: "Хто й звідки входив, змінював права та реквізити, читав заявки. Записи зберігаються 24 місяці; паролів і відповідей заявників тут немає.",
    ofKind: "Що сталося",
    groups: {
      signIn: "Вхід",
      accounts: "Облікові записи й реквізити",
      data: "Заявки",
    },
    kinds: {
      SIGNED_IN: "Вхід",
      SIGN_IN_REFUSED: "Невдалий вхід",
      SECOND_STEP_REFUSED: "Невдалий вхід: неправильний код",
      CONFIRMATION_REFUSED: "Неправильний пароль чи код під час підтвердження",
      SIGNED_OUT_EVERYWHERE: "Вихід на всіх пристроях",
      PASSWORD_CHANGED: "Зміна пароля",
      PASSWORD_RESET_REQUESTED: "Запит на новий пароль",
      PASSWORD_RESET: "Пароль за посиланням",
      SECOND_STEP_ADDED: "Двоетапний вхід увімкнено",
      SECOND_STEP_REMOVED: "Двоетапний вхід вимкнено",
      SECOND_STEP_REQUIRED: "Зміна вимоги двоетапного входу",
      RECOVERY_CODES_RENEWED: "Нові резервні коди",
      PERMISSION_REFUSED: "Відмовлено: бракує прав",
      TOO_MANY_ATTEMPTS: "Забагато спроб",
      ADMIN_CREATED: "Адміністратора створено з командного рядка",
      USER_INVITED: "Посилання для входу",
      ROLES_CHANGED: "Зміна прав",
      USER_DEACTIVATED: "Доступ закрито",
      USER_REACTIVATED: "Доступ повернуто",
      USER_DELETED: "Обліковий запис видалено",
      API_TOKEN_CREATED: "Токен доступу створено",
      API_TOKEN_REVOKED: "Токен доступу відкликано",
      API_TOKEN_REFUSED: "Токен доступу: відмовлено",
      WEBHOOK_CREATED: "Вебхук створено",
      WEBHOOK_CHANGED: "Вебхук змінено",
      WEBHOOK_SECRET_ROTATED: "Вебхук отримав новий ключ",
      WEBHOOK_DELETED: "Вебхук видалено",
      REQUISITES_CHANGED: "Зміна реквізитів",
      APPLICATION_READ: "Прочитано заявку",
      APPLICATION_PRINTED: "Надруковано заявку",
      APPLICATIONS_EXPORTED: "Вивантажено контакти",
      PERSONAL_DATA_EXPORTED: "Вивантажено дані однієї людини",
      CONSENT_WITHDRAWN: "Відкликано згоду на світлини",
      CONSENT_PAPER_READ: "Відкрито документ згоди",
      CONTENT_EXPORTED: "Експортовано вміст сайту",
      CONTENT_IMPORTED: "Імпортовано вміст сайту",
      PERSONAL_DATA_ERASED: "Стерто дані однієї людини",
    },
    applications: ukrainianApplications,
    languages: { UA: "українською", ENG: "англійською" },
    notSet: "не вказано",
    nobody: "ні для кого",
    formerColleague: "видалений обліковий запис",
    unknownPerson: "невідомо хто",
    commandLine: "командний рядок сервера",
    program: (name: string) => `програма «${name}»`,
    refusals: {
      expired: "строк минув",
      revoked: "відкликано",
      forbidden: "бракує прав",
    } as Refusals,
    none: "Записів ще немає",
    noneFound: "Таких записів немає",
    shown: (count: number) => `Показано записів: ${count}`,
    requisitesChanged: (days: number) =>
      days === 0
        ? "Банківські реквізити змінено сьогодні"
        : days === 1
          ? "Банківські реквізити змінено вчора"
          : `Банківські реквізити змінено ${days} ${ukrainianWord(days, "день", "дні", "днів")} тому`,
    changedBy: (name: string) => `Хто змінив: ${name}.`,
    checkChange: "Переглянути, що змінено",
  },
  ENG: {
    title: "Security log",
    text: "Who signed in from where, changed permissions and bank details, and read applications. Entries are kept for 24 months; passwords and applicants’ answers are not among them.",
    ofKind: "What happened",
    groups: {
      signIn: "Signing in",
      accounts: "Accounts and bank details",
      data: "Applications",
    },
    kinds: {
      SIGNED_IN: "Sign-in",
      SIGN_IN_REFUSED: "Failed sign-in",
      SECOND_STEP_REFUSED: "Failed sign-in: wrong code",
      CONFIRMATION_REFUSED: "Wrong password or code at confirmation",
      SIGNED_OUT_EVERYWHERE: "Signed out on all devices",
      PASSWORD_CHANGED: "Password changed",
      PASSWORD_RESET_REQUESTED: "New password requested",
      PASSWORD_RESET: "Password set by link",
      SECOND_STEP_ADDED: "Two-step sign-in switched on",
      SECOND_STEP_REMOVED: "Two-step sign-in switched off",
      SECOND_STEP_REQUIRED: "Requirement of two-step sign-in changed",
      RECOVERY_CODES_RENEWED: "New recovery codes",
      PERMISSION_REFUSED: "Refused: not permitted",
      TOO_MANY_ATTEMPTS: "Too many attempts",
      ADMIN_CREATED: "Administrator created on the command line",
      USER_INVITED: "One-time link",
      ROLES_CHANGED: "Permissions changed",
      USER_DEACTIVATED: "Account deactivated",
      USER_REACTIVATED: "Account reactivated",
      USER_DELETED: "Account deleted",
      API_TOKEN_CREATED: "API token created",
      API_TOKEN_REVOKED: "API token revoked",
      API_TOKEN_REFUSED: "API token refused",
      WEBHOOK_CREATED: "Webhook created",
      WEBHOOK_CHANGED: "Webhook changed",
      WEBHOOK_SECRET_ROTATED: "New secret for a webhook",
      WEBHOOK_DELETED: "Webhook deleted",
      REQUISITES_CHANGED: "Bank details changed",
      APPLICATION_READ: "Application read",
      APPLICATION_PRINTED: "Application printed",
      APPLICATIONS_EXPORTED: "Contacts exported",
      PERSONAL_DATA_EXPORTED: "Data of one person exported",
      CONSENT_WITHDRAWN: "Consent to pictures withdrawn",
      CONSENT_PAPER_READ: "Paper of a consent opened",
      CONTENT_EXPORTED: "Site content exported",
      CONTENT_IMPORTED: "Site content imported",
      PERSONAL_DATA_ERASED: "Data of one person erased",
    },
    applications: englishApplications,
    languages: { UA: "in Ukrainian", ENG: "in English" },
    notSet: "not set",
    nobody: "nobody",
    formerColleague: "a deleted account",
    unknownPerson: "unknown person",
    commandLine: "the server’s command line",
    program: (name: string) => `the program “${name}”`,
    refusals: {
      expired: "it has ended",
      revoked: "it was revoked",
      forbidden: "not permitted",
    } as Refusals,
    none: "No entries yet",
    noneFound: "There are no such entries",
    shown: (count: number) => `Entries shown: ${count}`,
    requisitesChanged: (days: number) =>
      days === 0
        ? "The bank details were changed today"
        : days === 1
          ? "The bank details were changed yesterday"
          : `The bank details were changed ${days} days ago`,
    changedBy: (name: string) => `Changed by ${name}.`,
    checkChange: "See what was changed",
  },
});
