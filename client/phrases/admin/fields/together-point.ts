import { definePhrases } from "../../phrases.ts";

/** Names of the kind, and labels of its fields by the server's field names. */
export const togetherPointFieldPhrases = definePhrases({
  UA: {
    names: {
      many: "Дитячі точки",
      one: "Дитяча точка",
      add: "Додати точку",
      none: "Дитячих точок ще немає",
      noneText: "Додайте перше місто та його світлини.",
      inHistory: "дитяча точка",
    },
    new: "Нова дитяча точка",
    labels: {
      name: "Назва",
      locative: "Назва в місцевому відмінку (де?)",
      city: "Адреса сторінки",
      pin: "Місце на мапі",
      addressUa: "Адреса українською",
      addressEng: "Адреса англійською",
      phone: "Телефон",
      routeUrl: "Посилання на мапу",
      openingHours: "Години роботи",
      hoursNoteUa: "Примітка до годин українською",
      hoursNoteEng: "Примітка до годин англійською",
      events: "Що відбувається",
      imageIds: "Світлини",
      translations: "Тексти",
    },
    switch: {
      label: "Показувати точки на сайті",
      shown:
        "Якщо вимкнути, мапа, сторінки точок і все, що про них нагадує, одразу зникнуть із сайту. Самі точки не видаляються.",
      hidden:
        "Відвідувачі не бачать точок: ні мапи, ні їхніх сторінок, ні згадок у формах і меню. Змінити це можуть люди з правами адміністрування.",
    },
    locativeHint: "Як у заголовку «Галерея точки у …»: «місті», «селищі».",
    place: "Де й коли",
    hints: {
      city: "Латинські літери, цифри й дефіс, наприклад Misto. Це кінець адреси, за якою відкривається сторінка точки.",
      pin: "Натисніть на мапу або зсувайте позначку стрілками.",
      address: "Разом із містом: вул. Прикладна, 7, Місто.",
      phone: "Його видно на сторінці точки. Порожнього поля не показуємо.",
      routeUrl:
        "Адреса точки в сервісі мап, з https://. Якщо поле порожнє, посилання на маршрут створимо з адреси.",
      openingHours:
        "За київським часом. Якщо точка того дня зачинена, залиште обидва поля порожніми.",
      hoursNote: "Наприклад: перерва з 13:00 до 14:00.",
      events: "Відвідувачі бачать події цього тижня, а коли їх уже немає — наступного.",
    },
    pin: {
      none: "На мапі точки немає",
      at: (x: number, y: number) => `${x} % зліва, ${y} % згори`,
      remove: "Прибрати з мапи",
    },
    event: {
      row: (number: number) => `Подія ${number}`,
      day: "День",
      time: "Початок",
      weeklyUntil: "Щотижня до",
      weeklyUntilHint: "Якщо порожньо, подія відбудеться один раз. Щонайбільше на рік наперед.",
      ua: "Що саме, українською",
      eng: "Що саме, англійською",
      add: "Додати подію",
      remove: (number: number) => `Прибрати подію ${number}`,
    },
  },
  ENG: {
    names: {
      many: "Children’s points",
      one: "Children’s point",
      add: "Add a point",
      none: "No children’s points yet",
      noneText: "Add the first city and its pictures.",
      inHistory: "children’s point",
    },
    new: "New children’s point",
    labels: {
      name: "Name",
      locative: "Name after “Gallery of”",
      city: "Address of the page",
      pin: "Place on the map",
      addressUa: "Address in Ukrainian",
      addressEng: "Address in English",
      phone: "Phone",
      routeUrl: "Link to a map",
      openingHours: "Opening hours",
      hoursNoteUa: "Note to the hours in Ukrainian",
      hoursNoteEng: "Note to the hours in English",
      events: "Events",
      imageIds: "Pictures",
      translations: "Texts",
    },
    switch: {
      label: "Show the points on the site",
      shown:
        "Switched off, the map, the pages of the points and whatever mentions them disappear from the site at once. The points themselves are not deleted.",
      hidden:
        "Visitors see no points: no map, no pages of points, no mention in forms and menus. An administrator can change that.",
    },
    locativeHint: "As in the heading “Gallery of …”.",
    place: "Where and when",
    hints: {
      city: "Latin letters, digits and hyphens, for example Town. It is the end of the address of the point’s page.",
      pin: "Click the map, or move the pin with the arrow keys.",
      address: "With the town: 7 Prykladna St, Town.",
      phone: "It is shown on the point’s page. A blank field is not shown.",
      routeUrl:
        "The point’s address in a map service, with https://. If blank, the link to the route is made from the address.",
      openingHours: "Kyiv time. Leave both fields blank for a day on which the point is closed.",
      hoursNote: "For example: break from 13:00 to 14:00.",
      events: "Visitors see this week’s events, or next week’s if none are left.",
    },
    pin: {
      none: "The map does not show the point",
      at: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
      remove: "Remove from the map",
    },
    event: {
      row: (number: number) => `Event ${number}`,
      day: "Day",
      time: "Begins at",
      weeklyUntil: "Every week until",
      weeklyUntilHint: "If blank, the event takes place once. At most a year ahead.",
      ua: "What it is, in Ukrainian",
      eng: "What it is, in English",
      add: "Add an event",
      remove: (number: number) => `Remove event ${number}`,
    },
  },
});
