import { type EditableKind, paths } from "../../../client/paths.ts";
import type { Language } from "../../../client/phrases/language.tsx";

/** A field's label and what is written there. */
type LabelAndText = readonly (readonly [label: string, text: string])[];

/** What an editor does with an item of one kind, and where a visitor then finds it. */
export type JourneyKind = {
  /** As a test's name says it. */
  name: string;
  kind: EditableKind;
  /** By label, the first of them the words by which it is known on the site. */
  words: Record<Language, LabelAndText>;
  /** The cards that take pictures, by their headings, and how many each is given. */
  pictures: readonly (readonly [card: Record<Language, string>, count: number])[];
  hasDocument?: true;
  /** The site shows its pictures nowhere. */
  isWithoutPictures?: true;
  pageOf(id: string): string;
  /** What editors call it, where that is more than its first words. */
  titleOf?(known: string, language: Language): string;
};

const cover = { UA: "Обкладинка", ENG: "Cover" };
const pictures = { UA: "Світлини", ENG: "Pictures" };

export const journeyKinds: readonly JourneyKind[] = [
  {
    name: "a gallery",
    kind: "GALLERY",
    words: {
      UA: [
        ["Назва", "Табір у горах"],
        ["Опис", "Десять днів у наметах і жодного дощу."],
      ],
      ENG: [
        ["Title", "A camp in the mountains"],
        ["Description", "Ten days in tents and not one rain."],
      ],
    },
    pictures: [[pictures, 2]],
    pageOf: paths.gallery,
  },
  {
    name: "a gallery category",
    kind: "GALLERY_CATEGORY",
    words: {
      UA: [
        ["Назва", "Мандрівки"],
        ["Опис", "Куди ми їздили з дітьми."],
      ],
      ENG: [
        ["Name", "Journeys"],
        ["Description", "Where we went with the children."],
      ],
    },
    pictures: [[cover, 1]],
    isWithoutPictures: true,
    pageOf: (id) => `${paths.galleries()}?category=${id}`,
  },
  {
    name: "a blog post",
    kind: "BLOG_POST",
    words: {
      UA: [
        ["Заголовок", "Як ми пекли пироги"],
        ["Короткий опис", "Борошно було всюди."],
        ["Текст", "Спершу ми просіяли борошно, а потім воно було навіть на стелі."],
      ],
      ENG: [
        ["Heading", "How we baked pies"],
        ["Short description", "Flour was everywhere."],
        ["Text", "First we sifted the flour, and then it was even on the ceiling."],
      ],
    },
    pictures: [[cover, 1]],
    pageOf: paths.blogPost,
  },
  {
    name: "a project",
    kind: "PROJECT",
    words: {
      UA: [
        ["Назва", "Майстерня ляльок"],
        ["Короткий опис", "Ляльки з клаптиків."],
        ["Опис", "Щосуботи шиємо ляльок із того, що приносять сусіди."],
      ],
      ENG: [
        ["Name", "The dolls’ workshop"],
        ["Short description", "Dolls made of patches."],
        ["Description", "Every Saturday we sew dolls from what neighbours bring."],
      ],
    },
    pictures: [
      [cover, 1],
      [pictures, 2],
    ],
    pageOf: paths.project,
  },
  {
    name: "a report",
    kind: "REPORT",
    words: {
      UA: [["Опис", "Роздали взуття на зиму"]],
      ENG: [["Description", "We gave out winter shoes"]],
    },
    pictures: [[pictures, 2]],
    hasDocument: true,
    pageOf: paths.report,
    titleOf: () => `${new Date().getFullYear()}`,
  },
  {
    name: "a member of the team",
    kind: "MEMBER",
    words: {
      UA: [
        ["Ім’я", "Мирослава"],
        ["Прізвище", "Гай"],
        ["Роль", "вожата"],
        ["Про людину", "Знає всі пісні біля вогнища."],
      ],
      ENG: [
        ["Given name", "Myroslava"],
        ["Family name", "Hai"],
        ["Role", "camp leader"],
        ["About", "Knows every song by the fire."],
      ],
    },
    pictures: [[{ UA: "Портрет", ENG: "Portrait" }, 1]],
    pageOf: paths.member,
    titleOf: (known, language) => `${known} ${language === "UA" ? "Гай" : "Hai"}`,
  },
  {
    name: "a partner",
    kind: "PARTNER",
    words: {
      UA: [["Назва", "Пекарня «Рум’янець»"]],
      ENG: [["Name", "The Rosy bakery"]],
    },
    pictures: [[{ UA: "Логотип", ENG: "Logo" }, 1]],
    pageOf: paths.partners,
  },
  {
    name: "a TOGETHER point",
    kind: "TOGETHER_POINT",
    words: {
      UA: [
        ["Назва", "Шумськ"],
        ["Назва у відмінку", "Шумську"],
      ],
      ENG: [
        ["Name", "Shumsk"],
        ["Name after “Gallery of”", "Shumsk"],
      ],
    },
    pictures: [[pictures, 2]],
    pageOf: () => paths.togetherPoint("Shumsk"),
  },
];
