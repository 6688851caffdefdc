import { definePhrases } from "./phrases.ts";

/** The admin area's first page. */
export const adminPhrases = definePhrases({
  UA: {
    title: "Керування сайтом",
    greeting: (name: string) => `Вітаємо, ${name}!`,
    signedInAs: "Ви увійшли як",
    email: "Пошта",
    right: "Права",
    admin: "адміністрування",
    editor: "редагування",
    signOut: "Вийти",
    toSite: "На сайт",
  },
  ENG: {
    title: "Site administration",
    greeting: (name: string) => `Welcome, ${name}!`,
    signedInAs: "You are signed in as",
    email: "E-mail",
    right: "Rights",
    admin: "administrator",
    editor: "editor",
    signOut: "Sign out",
    toSite: "To the site",
  },
});
