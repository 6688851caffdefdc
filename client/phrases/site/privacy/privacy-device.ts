import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

/** What the site stores on the reader's device, for the privacy policy. */
export const privacyDevicePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Що сайт зберігає на вашому пристрої",
    text: "Файлів cookie, лічильників відвідувань і сторонніх рекламних кодів на сайті немає. У сховищі вашого браузера зберігається лише таке:",
    language: { name: "Мова", text: "яку ви обрали, щоб не питати знову." },
    theme: { name: "Вигляд сайту", text: "денний чи вечірній, якщо ви обрали його в меню." },
    place: {
      name: "Місце на сторінці",
      text: "щоб кнопка «Назад» повертала туди, де ви читали; зникає, щойно закриєте вкладку.",
    },
    draft: {
      name: "Чернетка заявки",
      text: "щоб написане не пропало; зникає після надсилання, а старіша за тиждень — коли ви знову відкриєте форму. До нас не потрапляє, доки ви її не надішлете.",
    },
    outbox: {
      name: "Ненадіслана заявка",
      text: "якщо немає зв’язку: зберігається до надсилання й зникає, щойно її прийнято.",
    },
    pages: {
      name: "Прочитані сторінки",
      text: "щоб відкривалися без зв’язку; що саме й скільки, написано нижче.",
    },
    session: {
      name: "Вхід працівника",
      text: "лише в тих, хто входить, щоб керувати сайтом: сеанс і незбережені тексти зникають після виходу. Лишаються налаштування вигляду, номер облікового запису й випадковий номер браузера: за ним сайт відрізняє вас від того, хто добирає чужий пароль.",
    },
    explorer: {
      name: "Запити в довіднику API",
      text: "лише в тих, хто ним користується.",
    },
    shared:
      "На чужому або спільному пристрої інші люди можуть побачити чернетку. Кнопка «Стерти написане» під формою прибирає її одразу; решту можна стерти в налаштуваннях браузера («Дані сайтів»).",
    elsewhere:
      "Посилання на соціальні мережі й оплату карткою ведуть на інші сайти, і там діють їхні правила. Відео після натискання програє YouTube, а деякі світлини можуть надходити з інших серверів: вони бачать вашу IP-адресу.",
  }),
  ENG: withNonBreakingSpaces({
    title: "What the site keeps on your device",
    text: "The site has no cookies, no visit counters and no third-party advertising code. Your browser’s storage holds only this:",
    language: { name: "Language", text: "the one you chose, so that we need not ask again." },
    theme: { name: "Look of the site", text: "day or evening, if you chose it in the menu." },
    place: {
      name: "Place on the page",
      text: "so that Back returns to where you were reading; gone once you close the tab.",
    },
    draft: {
      name: "A form’s draft",
      text: "so that what you wrote is not lost; gone after sending or, when older than a week, once you open the form again. It does not reach us until you send it.",
    },
    outbox: {
      name: "An unsent form",
      text: "when there is no connection: it is kept until it can be sent and is gone once received.",
    },
    pages: {
      name: "Pages you have read",
      text: "so that they open without a connection; which and how much is written below.",
    },
    session: {
      name: "A staff member’s session",
      text: "only for those who sign in to manage the site: the session and unsaved texts are gone after signing out. Display settings, the account’s id and a random number of the browser stay; by this number the site tells you apart from somebody who is guessing the password.",
    },
    explorer: {
      name: "Queries in the API explorer",
      text: "only for those who use it.",
    },
    shared:
      "On somebody else’s or a shared device, other people may see a draft. The button “Erase what I wrote” below the form removes it at once; the rest can be erased in the browser’s settings (“Site data”).",
    elsewhere:
      "Links to social networks and to card payment lead to other sites, where their own rules apply. A video is played by YouTube once you press it, and some pictures may come from other servers: these see your IP address.",
  }),
});
