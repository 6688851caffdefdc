import { englishFoundation, englishFoundationFirst, ukrainianFoundation } from "../foundation.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";
import { pictureCreditPhrases } from "./picture-credit.ts";

/**
 * «у» or «в» before the name of a place in the locative: «в» before a vowel letter, of either
 * alphabet, «у» elsewhere: «у Тернополі», «в Ужгороді».
 */
export function ukrainianIn(place: string): "у" | "в" {
  return /^[^\p{L}]*[аеєиіїоуюяaeiou]/iu.test(place) ? "в" : "у";
}

const ukrainianPictures = (count: number) =>
  `${count} ${ukrainianWord(count, "світлина чи малюнок", "світлини й малюнки", "світлин і малюнків")}`;
const englishPictures = (count: number) =>
  `${count} ${englishWord(count, "photo or drawing", "photos and drawings")}`;

/** Phrases of the gallery's first page. */
export const galleriesPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    onlyWithConsent:
      "Світлини, на яких можна впізнати дитину, показуємо лише за згодою батьків або законних представників.",
    cities: (count: number) => `${count} ${ukrainianWord(count, "місто", "міста", "міст")}`,
    events: "Світлини за подіями",
    categories: "Категорії",
    all: "Усі",
    galleriesIn: (count: number) => ukrainianWord(count, "галерея", "галереї", "галерей"),
    newestFirst: "Спершу найновіші",
    newest: "До найновіших",
    more: "Показати ще галереї",
    moreFailed: "Не вдалося завантажити галереї. Спробуйте ще раз.",
    loadedMore: (count: number) =>
      `Додано ${count} ${ukrainianWord(count, "галерею", "галереї", "галерей")}`,
    none: "Тут поки що порожньо. Перші світлини з’являться після найближчої події.",
  }),
  ENG: withNonBreakingSpaces({
    onlyWithConsent:
      "Pictures in which a child can be recognised are shown only with the consent of a parent or guardian.",
    cities: (count: number) => `${count} ${englishWord(count, "city", "cities")}`,
    events: "Pictures by event",
    categories: "Categories",
    all: "All",
    galleriesIn: (count: number) => englishWord(count, "gallery", "galleries"),
    newestFirst: "Newest first",
    newest: "To the newest",
    more: "Show more galleries",
    moreFailed: "The galleries could not be loaded. Please try again.",
    loadedMore: (count: number) =>
      `${count} more ${englishWord(count, "gallery", "galleries")} shown`,
    none: "Nothing here yet. The first pictures will appear after the next event.",
  }),
});

/** Phrases that all gallery pages share. */
export const picturesPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    path: "Шлях до сторінки",
    home: "Головна",
    gallery: "Галерея",
    points: "Дитячі точки",
    videos: "Відео",
    youtubeChannel: "Наш канал на YouTube",
    pictures: ukrainianPictures,
    image: (number: number) => `Світлина ${number}`,
    onlyInOther: "Поки що лише англійською",
    part: (from: number, to: number, count: number) => `Показано ${from}–${to}, усього ${count}.`,
    nextPart: "Показати наступні",
    fromStart: "Показати від початку",
    noPictures: "Світлин із цієї точки ще немає: збираємо їх і просимо згоди батьків.",
    lightbox: {
      name: "Перегляд світлин",
      close: "Закрити",
      previous: "Попередня",
      next: "Наступна",
      download: "Завантажити світлину",
      slide: "світлина",
      thumbnails: "Мініатюри",
      credit: pictureCreditPhrases.UA.credit,
      place: "{index} з {total}",
    },
  }),
  ENG: withNonBreakingSpaces({
    path: "Breadcrumb",
    home: "Home",
    gallery: "Gallery",
    points: "Children’s points",
    videos: "Videos",
    youtubeChannel: "Our YouTube channel",
    pictures: englishPictures,
    image: (number: number) => `Picture ${number}`,
    onlyInOther: "In Ukrainian only so far",
    part: (from: number, to: number, count: number) => `${from}–${to} of ${count} shown.`,
    nextPart: "Show the next ones",
    fromStart: "Show from the beginning",
    noPictures:
      "There are no pictures from this point yet: we are collecting them and asking parents for consent.",
    lightbox: {
      name: "Picture viewer",
      close: "Close",
      previous: "Previous",
      next: "Next",
      download: "Download the picture",
      slide: "picture",
      thumbnails: "Thumbnails",
      credit: pictureCreditPhrases.ENG.credit,
      place: "{index} of {total}",
    },
  }),
});

/** Phrases of one gallery's page. */
export const galleryPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    description: (title: string, name: string) =>
      `Світлини ${ukrainianFoundation("фонду", name)}: ${title}.`,
    others: "Ще з галереї",
    allGalleries: "Уся галерея",
  }),
  ENG: withNonBreakingSpaces({
    description: (title: string, name: string) =>
      `Pictures of ${englishFoundation(name)}: ${title}.`,
    others: "More from the gallery",
    allGalleries: "The whole gallery",
  }),
});

/** Phrases of the children's points: all of them, and one with its pictures. */
export const togetherPointsPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    map: "Мапа дитячих точок",
    list: "Міста",
    soon: "Світлини ще збираємо",
    /** `place` in the locative; when omitted, the text before a place in another language. */
    titleBefore: (place: string) => `Галерея точки ${ukrainianIn(place)}`,
    cityDescription: (place: string, name: string) =>
      `Світлини та малюнки дітей із дитячої точки: ${place}. ${ukrainianFoundation("Фонд", name)}.`,
    about: (place: string) => `${place}, дитяча точка`,
    all: "Усі дитячі точки",
  }),
  ENG: withNonBreakingSpaces({
    map: "Map of the children’s points",
    list: "Cities",
    soon: "Pictures will follow",
    titleBefore: () => "Gallery of",
    cityDescription: (place: string, name: string) =>
      `Pictures and children’s drawings from the children’s point in ${place}. ${englishFoundationFirst(name)}.`,
    about: (place: string) => `${place}, children’s point`,
    all: "All children’s points",
  }),
});
