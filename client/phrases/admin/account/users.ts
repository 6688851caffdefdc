import type { Language } from "../../language.tsx";
import { definePhrases } from "../../phrases.ts";

const roleNames = {
  UA: { admin: "Адміністрування", editor: "Редагування", caseWorker: "Робота із заявками" },
  ENG: { admin: "Administrator", editor: "Editor", caseWorker: "Case worker" },
};
type Role = keyof typeof roleNames.UA;

/** Phrases of accounts and their actions. */
export const usersPhrases = definePhrases({
  UA: {
    title: "Користувачі",
    lead: "Хто може входити на сайт і що кому тут можна.",
    invite: "Запросити",
    list: "Люди, які мають обліковий запис",
    you: "ви",
    actionsFor: (name: string) => `Дії: ${name}`,
    roles: roleNames.UA,
    nameRoles: (roles: readonly Role[]) => nameRoles(roles, "UA"),
    roleHints: {
      editor: "Галереї, блог, проєкти, звіти, команда та решта сторінок.",
      caseWorker: "Заявки людей, які просять або пропонують допомогу.",
      admin: "Усе це, а також користувачі, налаштування й історія змін.",
    },
    states: {
      active: () => "Має доступ",
      invited: (day: string) => `Запрошення до ${day}`,
      expired: (day: string) => `Запрошення діяло до ${day}`,
      uninvited: () => "Потрібне нове запрошення",
      deactivated: (day: string) => `Доступ закрито ${day}`,
    },
    secondStep: "Двоетапний вхід увімкнено",
    passwordLink: (day: string) => `Посилання на новий пароль діє до ${day}`,
    name: "Ім’я та прізвище",
    email: "Пошта",
    emailHint:
      "З цією адресою людина входитиме. На неї прийде запрошення, якщо на сайті налаштовано пошту.",
    rolesLabel: "Що можна робити",
    rolesMissing: "Позначте хоча б один пункт.",
    lastSignedIn: (day: string) => `Останній вхід: ${day}`,
    neverSignedIn: "Ще жодного входу",
    language: "Мова керування сайтом",
    languageOfSignIn: "Як на сторінці входу",
    languageFailed: "Не вдалося змінити мову",
    languages: { UA: "Українська", ENG: "English" },
    inviteTitle: "Запросити людину",
    makeLink: "Створити запрошення",
    cancel: "Скасувати",
    linkTitle: "Одноразове посилання",
    linkFor: "Для кого",
    link: "Посилання",
    copy: "Скопіювати посилання",
    linkOnce: (day: string) =>
      `Діє до ${day} і лише один раз. Після закриття цього вікна ми його вже не покажемо.`,
    delivery: {
      SENT: (email: string) =>
        `Посилання надіслано на ${email}. Якщо лист не дійде, передайте його самі.`,
      FAILED: (email: string) =>
        `Лист на ${email} не надіслано: поштовий сервер його не прийняв. Передайте посилання самі.`,
      NO_MAIL_SERVER: () =>
        "Пошту на сайті не налаштовано, тож листа не буде. Передайте посилання самі.",
    },
    linkSafely:
      "Передайте його особисто: у приватному повідомленні в Signal чи WhatsApp або з рук у руки. Не в спільний чат: хто відкриє першим, той і ввійде.",
    actions: {
      rename: {
        name: "Змінити ім’я",
        title: "Змінити ім’я",
        text: "Ім’я бачать колеги: в історії змін, у заявках і поруч із чернетками.",
        ownText: "",
        done: "Ім’я змінено",
      },
      setRoles: {
        name: "Змінити права",
        title: "Що можна робити?",
        text: "Зміна діє відразу.",
        ownText:
          "Це ваш обліковий запис. Якщо знімете «Адміністрування», повернути його зможе лише хтось інший.",
        done: "Права змінено",
      },
      renew: {
        name: "Нове запрошення",
        title: "Створити нове запрошення?",
        text: "Попереднє посилання відразу перестане діяти.",
        ownText: "",
        done: "",
      },
      resetPassword: {
        name: "Посилання на новий пароль",
        title: "Створити посилання на новий пароль?",
        text: "Поточний пароль працюватиме, доки людина не створить новий. Тоді її сеанси на інших пристроях завершаться.",
        ownText: "",
        done: "",
      },
      removeSecondStep: {
        name: "Скинути двоетапний вхід",
        title: "Скинути двоетапний вхід?",
        text: "Усі сеанси людини завершаться, і для входу вистачить самого пароля. Зробіть це, коли телефон і резервні коди загублено, і спершу переконайтеся, що просить саме ця людина.",
        ownText: "",
        done: "Двоетапний вхід скинуто",
      },
      deactivate: {
        name: "Закрити доступ",
        title: "Закрити доступ?",
        text: "Усі сеанси людини відразу завершаться, і ввійти вона більше не зможе. Її посилання на чернетки перестануть діяти. Усе зроблене нею лишиться, доступ можна повернути.",
        ownText: "Це ваш обліковий запис. Ви відразу вийдете й самі повернутися не зможете.",
        done: "Доступ закрито",
      },
      reactivate: {
        name: "Повернути доступ",
        title: "Повернути доступ?",
        text: "Людина знову зможе ввійти зі своїм паролем. Якщо пароля ще не було, створіть потім нове запрошення.",
        ownText: "",
        done: "Доступ повернуто",
      },
      delete: {
        name: "Видалити обліковий запис",
        title: "Видалити обліковий запис назавжди?",
        text: "Усі сеанси людини відразу завершаться, її ім’я та пошту буде стерто. Усе зроблене нею лишиться з підписом «хтось із колишніх колег», а її заявки залишаться без відповідальної особи. Скасувати це не можна.",
        ownText: "",
        done: "Обліковий запис видалено",
      },
    },
    errors: {
      lastAdmin:
        "Крім цієї людини, права адміністрування зараз не має ніхто. Спершу дайте їх комусь іще.",
      secondStepOn: "Двоетапний вхід уже ввімкнено. Оновіть сторінку.",
      secondStepOff: "Двоетапний вхід уже вимкнено. Оновіть сторінку.",
      ownSecondStep:
        "Спершу налаштуйте двоетапний вхід для себе, на сторінці «Ваш обліковий запис».",
      taken: "Людина з такою поштою вже є у списку. Знайдіть її там: доступ можна повернути.",
      deactivated: "Доступ цієї людини закрито. Спершу поверніть його.",
      ownAccount:
        "Власний обліковий запис видалити не можна. Попросіть про це іншу людину з правами адміністрування.",
      gone: "Цього облікового запису вже немає. Оновіть сторінку.",
    },
  },
  ENG: {
    title: "Users",
    lead: "Who may sign in to the site, and what they may do here.",
    invite: "Invite",
    list: "People with an account",
    you: "you",
    actionsFor: (name: string) => `Actions: ${name}`,
    roles: roleNames.ENG,
    nameRoles: (roles: readonly Role[]) => nameRoles(roles, "ENG"),
    roleHints: {
      editor: "Galleries, blog, projects, reports, team and all other pages.",
      caseWorker: "Applications of people who ask for help or offer it.",
      admin: "All of that, and users, settings and the history of changes.",
    },
    states: {
      active: () => "Has access",
      invited: (day: string) => `Invited until ${day}`,
      expired: (day: string) => `Invitation ended ${day}`,
      uninvited: () => "Needs a new invitation",
      deactivated: (day: string) => `Deactivated ${day}`,
    },
    secondStep: "Two-step sign-in is on",
    passwordLink: (day: string) => `A password reset link works until ${day}`,
    name: "Name and surname",
    email: "Email",
    emailHint:
      "They will sign in with it. The invitation is sent here if the site has a mail server.",
    rolesLabel: "What they may do",
    rolesMissing: "Choose at least one.",
    lastSignedIn: (day: string) => `Last sign-in: ${day}`,
    neverSignedIn: "Has not signed in yet",
    language: "Language of the admin area",
    languageOfSignIn: "The same as on the sign-in page",
    languageFailed: "The language could not be changed",
    languages: { UA: "Українська", ENG: "English" },
    inviteTitle: "Invite somebody",
    makeLink: "Create invitation",
    cancel: "Cancel",
    linkTitle: "One-time link",
    linkFor: "For",
    link: "Link",
    copy: "Copy the link",
    linkOnce: (day: string) =>
      `It works until ${day}, and only once. After this window is closed, we cannot show it again.`,
    delivery: {
      SENT: (email: string) =>
        `The link was sent to ${email}. If the email does not arrive, pass it on yourself.`,
      FAILED: (email: string) =>
        `No email was sent to ${email}: the mail server did not accept it. Pass the link on yourself.`,
      NO_MAIL_SERVER: () =>
        "The site has no mail server, so no email is sent. Pass the link on yourself.",
    },
    linkSafely:
      "Pass it on in person: in a private message in Signal or WhatsApp, or from hand to hand. Never in a group chat: the first person to open it gets in.",
    actions: {
      rename: {
        name: "Rename",
        title: "Rename",
        text: "Colleagues see the name: in the history, in applications and beside drafts.",
        ownText: "",
        done: "Renamed",
      },
      setRoles: {
        name: "Change permissions",
        title: "What may they do?",
        text: "This takes effect immediately.",
        ownText:
          "This is your own account. If you give up “Administrator”, only somebody else can give it back.",
        done: "The permissions have changed",
      },
      renew: {
        name: "New invitation",
        title: "Create a new invitation?",
        text: "The previous link stops working at once.",
        ownText: "",
        done: "",
      },
      resetPassword: {
        name: "Password reset link",
        title: "Create a password reset link?",
        text: "The current password works until they choose a new one. Then their sessions on other devices will end.",
        ownText: "",
        done: "",
      },
      removeSecondStep: {
        name: "Reset two-step sign-in",
        title: "Reset two-step sign-in?",
        text: "They will be signed out on every device and will sign in with the password alone. Do this when the phone and recovery codes are lost, and first make sure that it is really this person who asks.",
        ownText: "",
        done: "Two-step sign-in has been reset",
      },
      deactivate: {
        name: "Deactivate",
        title: "Deactivate this account?",
        text: "They will be signed out at once on every device and will no longer be able to sign in. Their links to drafts will stop working. What they made stays, and you can reactivate them.",
        ownText:
          "This is your own account. You will be signed out and cannot come back by yourself.",
        done: "Deactivated",
      },
      reactivate: {
        name: "Reactivate",
        title: "Reactivate this account?",
        text: "They can sign in again with their password. If they never had one, create a new invitation afterwards.",
        ownText: "",
        done: "Reactivated",
      },
      delete: {
        name: "Delete the account",
        title: "Delete this account for good?",
        text: "They will be signed out at once on every device, and their name and email will be erased. What they made stays, signed “a former colleague”, and their applications will have no assignee. This cannot be undone.",
        ownText: "",
        done: "The account was deleted",
      },
    },
    errors: {
      lastAdmin: "Nobody else is an administrator now. Make somebody else one first.",
      secondStepOn: "Two-step sign-in is on already. Reload the page.",
      secondStepOff: "Two-step sign-in is off already. Reload the page.",
      ownSecondStep: "Set up two-step sign-in for yourself first, on the page “Your account”.",
      taken: "Somebody with this email is in the list already. You can reactivate them there.",
      deactivated: "This account is deactivated. Reactivate it first.",
      ownAccount: "You cannot delete your own account. Ask another administrator to do it.",
      gone: "This account no longer exists. Reload the page.",
    },
  },
});

/** Roles as one text, the first with a capital letter. */
function nameRoles(roles: readonly Role[], language: Language): string {
  const [first = "", ...others] = roles.map((role) => roleNames[language][role]);
  return [first, ...others.map((name) => name.toLowerCase())].join(", ");
}
