import { type EditableKind, paths } from "../../../client/paths.ts";
import type { Language } from "../../../client/phrases/language.tsx";

/** Labels of fields, each with the text to type. */
type LabelAndText = readonly (readonly [label: string, text: string])[];

/** Test data for one kind of content: what an editor enters, and where visitors see it. */
export type JourneyKind = {
  /** For names of tests. */
  name: string;
  kind: EditableKind;
  /** The first text is the one that identifies the item on the site. */
  texts: Record<Language, LabelAndText>;
  /** Headings of the cards for pictures, each with the number of pictures to upload. */
  pictures: readonly (readonly [card: Record<Language, string>, count: number])[];
  hasDocument?: true;
  /** The public page of the item shows no pictures. */
  isWithoutPictures?: true;
  /** `suffix` is the one that `composeItem` was given. */
  pageOf(id: string, suffix: string): string;
  /** The title in the admin area, where it differs from the first text. */
  titleOf?(firstText: string, language: Language): string;
};

const cover = { UA: "Обкладинка", ENG: "Cover" };
const pictures = { UA: "Світлини", ENG: "Pictures" };

export const journeyKinds: readonly JourneyKind[] = [
  {
    name: "a gallery",
    kind: "GALLERY",
    texts: {
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
    texts: {
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
    texts: {
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
    texts: {
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
      [pictures, 1],
    ],
    pageOf: paths.project,
  },
  {
    name: "a report",
    kind: "REPORT",
    texts: {
      UA: [["Опис", "Роздали взуття на зиму"]],
      ENG: [["Description", "We gave out winter shoes"]],
    },
    pictures: [[pictures, 1]],
    hasDocument: true,
    pageOf: paths.report,
    titleOf: (_text, language) => {
      const year = new Date().getFullYear();
      return language === "UA" ? `Звіт за ${year} рік` : `Report for ${year}`;
    },
  },
  {
    name: "a member of the team",
    kind: "MEMBER",
    texts: {
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
    pictures: [[{ UA: "Світлина", ENG: "Picture" }, 1]],
    pageOf: paths.member,
    titleOf: (firstText, language) => `${firstText} ${language === "UA" ? "Гай" : "Hai"}`,
  },
  {
    name: "a partner",
    kind: "PARTNER",
    texts: {
      UA: [["Назва", "Пекарня «Рум’янець»"]],
      ENG: [["Name", "The Rosy bakery"]],
    },
    pictures: [[{ UA: "Логотип", ENG: "Logo" }, 1]],
    pageOf: paths.partners,
  },
  {
    name: "a children's point",
    kind: "TOGETHER_POINT",
    texts: {
      UA: [
        ["Назва", "Шумськ"],
        ["Назва в місцевому відмінку (де?)", "Шумську"],
      ],
      ENG: [
        ["Name", "Shumsk"],
        ["Name after “Gallery of”", "Shumsk"],
      ],
    },
    pictures: [[pictures, 1]],
    pageOf: (_id, suffix) => paths.togetherPoint(`Town-${suffix}`),
  },
];
