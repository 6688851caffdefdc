import { fixedPages } from "../../../page/fixed-pages.ts";
import { type DemoBlock, entry } from "../demo-blocks.ts";
import { topic } from "../demo-topics.ts";
import type { DemoPage } from "../shapes.ts";

const ukrainianBlocks: readonly DemoBlock[] = [
  {
    steps: {
      heading: "Узяти, погратися, обміняти",
      facts: [
        entry("Кому", "дітям, які приходять на точки TOGETHER"),
        entry("На скільки", "на два тижні"),
        entry("Вартість", "безоплатно, без застави"),
        entry("За підтримки", "агенції дитячого фонду"),
      ],
      entries: [
        entry("Обрати", "Дитина приходить на точку й сама обирає іграшку. Дорослі не підказують."),
        entry(
          "Узяти додому",
          "Ми записуємо ім’я дитини й телефон когось із дорослих. Документи не потрібні.",
        ),
        entry("Погратися", "Два тижні. Не встигли — продовжимо ще раз."),
        entry("Повернути й обміняти", "Іграшка стає на полицю, а дитина обирає наступну."),
      ],
    },
  },
  topic({
    heading: "Полиця, яка не порожніє",
    text: "Програма працює за підтримки агенції дитячого фонду. Решту роблять люди, які миють, лагодять і приносять іграшки.",
    imageId: "engine",
    entries: [
      entry(
        "Між мандрівками",
        "Кожну іграшку миють, лагодять і перевіряють, чи всі деталі на місці. Аж тоді вона вирушає до наступної дитини.",
      ),
      entry(
        "Як поповнити полицю",
        "Приносьте цілі іграшки, які можна мити, на найближчу точку: у будні, з 10:00 до 18:00. Іграшкову зброю не беремо.",
      ),
    ],
    tone: "ROSE",
  }),
];

const englishBlocks: readonly DemoBlock[] = [
  {
    steps: {
      heading: "Borrow, play, swap",
      facts: [
        entry("For whom", "children who come to the TOGETHER points"),
        entry("How long", "two weeks"),
        entry("Cost", "free of charge, no deposit"),
        entry("Supported by", "a children’s fund agency"),
      ],
      entries: [
        entry("Choose", "A child comes to a point and picks a toy. Adults do not prompt."),
        entry(
          "Take it home",
          "We write down the child’s name and an adult’s phone number. No documents are needed.",
        ),
        entry("Play", "Two weeks. If that was too short, we extend it once."),
        entry(
          "Return and swap",
          "The toy goes back on the shelf, and the child chooses the next one.",
        ),
      ],
    },
  },
  topic({
    heading: "A shelf that never empties",
    text: "The program is supported by a children’s fund agency. Everything else is done by people who wash, mend and bring toys.",
    imageId: "engine",
    entries: [
      entry(
        "Between journeys",
        "Each toy is washed, mended and checked for missing parts. Only then does it set off to the next child.",
      ),
      entry(
        "How to fill a shelf",
        "Bring whole, washable toys to the nearest point on weekdays, 10:00 to 18:00. We do not take toy weapons.",
      ),
    ],
    tone: "ROSE",
  }),
];

export const toyLibrary: DemoPage = {
  key: "toy-library",
  fixedPage: "TOY_LIBRARY",
  address: fixedPages.TOY_LIBRARY.address,
  hero: null,
  pictures: ["engine"],
  ua: {
    title: "Іграшкотека",
    lead: "Валіза, яку збирають за двадцять хвилин, рідко вміщує ведмедя. Тому ми відкрили бібліотеку, у якій замість книжок — іграшки.",
    metaTitle: "",
    metaDescription:
      "Іграшкотека фонду «Долоні»: дитина безоплатно бере іграшку додому, а повертаючи, обмінює її на іншу. Програма працює за підтримки агенції дитячого фонду.",
    blocks: ukrainianBlocks,
  },
  eng: {
    title: "Toy library",
    lead: "A suitcase packed in twenty minutes seldom has room for a bear. So we opened a library with toys in place of books.",
    metaTitle: "",
    metaDescription:
      "The toy library of the Doloni foundation: a child borrows a toy free of charge and swaps it for another on return. The program is supported by a children’s fund agency.",
    blocks: englishBlocks,
  },
};
