import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

/** The page shown without a connection, and what the browser keeps for that case. */
export const offlinePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Немає зв’язку",
    heading: "Зв’язку поки немає",
    lead: "Ця сторінка ще не збережена на вашому пристрої. Найважливіше — тут: номери екстреної допомоги й реквізити.",
    again: "Спробувати ще раз",
    path: "Шлях до сторінки",
    home: "Головна",
    waiting: (count: number) =>
      `${count}\u00a0${ukrainianWord(count, "заявка очікує", "заявки очікують", "заявок очікують")} надсилання. Надішлемо, щойно буде інтернет і ви відкриєте наш сайт.`,
    requisites: "Реквізити",
    readable: "Відкриється і без зв’язку",
    sameInOther: "Цю сторінку збережено іншою мовою:",
    nothingCached: "Збережених сторінок поки немає.",
    cached: (count: number, size: string) =>
      `Збережено ${count}\u00a0${ukrainianWord(count, "сторінку", "сторінки", "сторінок")}, ${size}.`,
    about:
      "Ваш браузер зберігає прочитані сторінки з побаченими світлинами, крім тих, на які потрібна згода, щоб їх можна було відкрити без зв’язку: не більше 20 МБ, найдавніші зникають першими. Сторінки «Потрібна допомога», заявки, пошук, пожертви та сторінки для працівників не зберігаються.",
    erase: "Стерти збережені сторінки",
    erased: "Стерто. Сторінки, які ви відкриєте далі, збережуться знову.",
  }),
  ENG: withNonBreakingSpaces({
    title: "No connection",
    heading: "No connection just now",
    lead: "This page is not saved on your device yet. The most important is here: emergency numbers and bank details.",
    again: "Try again",
    path: "Breadcrumb",
    home: "Home",
    waiting: (count: number) =>
      `${count}\u00a0${englishWord(count, "application is", "applications are")} waiting to be sent. We will send everything once you are online and open our site.`,
    requisites: "Bank details",
    readable: "Opens without a connection too",
    sameInOther: "This page is saved in the other language:",
    nothingCached: "No pages are saved yet.",
    cached: (count: number, size: string) =>
      `${count}\u00a0${englishWord(count, "page", "pages")} saved, ${size}.`,
    about:
      "Your browser saves the pages that you have read, with the pictures you saw except those that need a consent, so that they open without a connection: 20 MB at most; the oldest are removed first. The “Need help” pages, applications, search, donations and staff pages are not saved.",
    erase: "Erase the saved pages",
    erased: "Erased. Pages that you open from now on will be saved again.",
  }),
});
