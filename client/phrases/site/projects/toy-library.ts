import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

export const toyLibraryPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    here: "Іграшкотека",
    description:
      "Іграшкотека фонду «Долоні»: дитина безоплатно бере іграшку додому, а повертаючи, обмінює її на іншу. Програма працює за підтримки агенції дитячого фонду.",
    lead: "Валіза, яку збирають за двадцять хвилин, рідко вміщує ведмедя. Тому ми відкрили бібліотеку, у якій замість книжок — іграшки.",
    points: "Точки з іграшкотекою",
    heading: "Узяти, погратися, обміняти",
    facts: {
      whom: { name: "Кому", value: "дітям, які приходять на точки TOGETHER" },
      term: { name: "На скільки", value: "на два тижні" },
      cost: { name: "Вартість", value: "безоплатно, без застави" },
      fund: { name: "За підтримки", value: "агенції дитячого фонду" },
    },
    steps: {
      choose: {
        title: "Обрати",
        text: "Дитина приходить на точку й сама обирає іграшку. Дорослі не підказують.",
      },
      take: {
        title: "Узяти додому",
        text: "Ми записуємо ім’я дитини й телефон когось із дорослих. Документи не потрібні.",
      },
      play: {
        title: "Погратися",
        text: "Два тижні. Не встигли — продовжимо ще раз.",
      },
      swap: {
        title: "Повернути й обміняти",
        text: "Іграшка стає на полицю, а дитина обирає наступну.",
      },
    },
    shelf: {
      heading: "Полиця, яка не порожніє",
      text: "Програма працює за підтримки агенції дитячого фонду. Решту роблять люди, які миють, лагодять і приносять іграшки.",
      picture: "Паротяг везе кольорові кулі",
      between: {
        title: "Між мандрівками",
        text: "Кожну іграшку миють, лагодять і перевіряють, чи всі деталі на місці. Аж тоді вона вирушає до наступної дитини.",
      },
      bring: {
        title: "Як поповнити полицю",
        text: "Приносьте цілі іграшки, які можна мити, на найближчу точку: у будні, з 10:00 до 18:00. Іграшкову зброю не беремо.",
      },
    },
  }),
  ENG: withNonBreakingSpaces({
    here: "Toy library",
    description:
      "The toy library of the Doloni foundation: a child borrows a toy free of charge and swaps it for another on return. The program is supported by a children’s fund agency.",
    lead: "A suitcase packed in twenty minutes seldom has room for a bear. So we opened a library with toys in place of books.",
    points: "Points with a toy library",
    heading: "Borrow, play, swap",
    facts: {
      whom: { name: "For whom", value: "children who come to the TOGETHER points" },
      term: { name: "How long", value: "two weeks" },
      cost: { name: "Cost", value: "free of charge, no deposit" },
      fund: { name: "Supported by", value: "a children’s fund agency" },
    },
    steps: {
      choose: {
        title: "Choose",
        text: "A child comes to a point and picks a toy. Adults do not prompt.",
      },
      take: {
        title: "Take it home",
        text: "We write down the child’s name and an adult’s phone number. No documents are needed.",
      },
      play: {
        title: "Play",
        text: "Two weeks. If that was too short, we extend it once.",
      },
      swap: {
        title: "Return and swap",
        text: "The toy goes back on the shelf, and the child chooses the next one.",
      },
    },
    shelf: {
      heading: "A shelf that never empties",
      text: "The program is supported by a children’s fund agency. Everything else is done by people who wash, mend and bring toys.",
      picture: "A steam engine carries coloured balls",
      between: {
        title: "Between journeys",
        text: "Each toy is washed, mended and checked for missing parts. Only then does it set off to the next child.",
      },
      bring: {
        title: "How to fill a shelf",
        text: "Bring whole, washable toys to the nearest point on weekdays, 10:00 to 18:00. We do not take toy weapons.",
      },
    },
  }),
});
