import type { Language } from "../language.tsx";
import { englishWord, ukrainianWord } from "../numbers.ts";
import { definePhrases } from "../phrases.ts";

type Found = { excerpt: string; count: number; language: Language | null };

/** " і ще 2 місця" */
const more = (count: number) =>
  count > 1 ? ` і ще ${count - 1} ${ukrainianWord(count - 1, "місце", "місця", "місць")}` : "";
const andMore = (count: number) =>
  count > 1 ? `, and ${count - 1} ${englishWord(count - 1, "other place", "other places")}` : "";

const pictureCount = (count: number) =>
  `${count} ${ukrainianWord(count, "світлина", "світлини", "світлин")}`;
const englishCount = (count: number) => `${count} ${englishWord(count, "picture", "pictures")}`;
/** " (IMG_1.jpg та інші)" */
const named = (excerpt: string, count: number) =>
  excerpt && ` (${excerpt}${count > 1 ? " та інші" : ""})`;
const englishNamed = (excerpt: string, count: number) =>
  excerpt && ` (${excerpt}${count > 1 ? " and others" : ""})`;

/** What an editor is asked before publishing. */
export const publicationCheckPhrases = definePhrases({
  UA: {
    title: "Перед публікацією",
    text: "Перегляньте ці місця. Якщо все так і має бути, публікуйте.",
    blocked: "Публікувати ще не можна: бракує назви.",
    back: "Повернутися до тексту",
    publishAnyway: "Опублікувати все одно",
    scheduleAnyway: "Запланувати все одно",
    fine: "Більше запитань немає: можна публікувати.",
    publish: "Опублікувати",
    schedule: "Запланувати",
    sayPeople: "Вказати, кого видно",
    /** What a point is about, beside the name of its field. */
    topic: {
      MISSING_HEADING: () => "порожньо",
      BLANK_FIELD: () => "порожньо",
      PICTURE_WITHOUT_CONSENT: () => "згода",
      PICTURE_OF_UNKNOWN_PEOPLE: () => "кого видно",
      CONSENT_ENDS_SOON: () => "строк згоди",
      PICTURE_WITHOUT_TEXT: (language: Language | null): string =>
        language === "ENG" ? "опис англійською" : "опис українською",
      HEADING_JUMP: () => "рівні заголовків",
      DEAD_LINK: () => "посилання",
      PERSONAL_PHONE: () => "номер телефону",
      NAMED_CHILD: () => "ім’я дитини",
      APOSTROPHE: () => "апостроф",
      QUOTATION_MARKS: () => "лапки",
    },
    /** What was found. */
    what: {
      MISSING_HEADING: () => "Назва порожня.",
      BLANK_FIELD: () => "Порожньо, а іншою мовою текст є.",
      PICTURE_WITHOUT_CONSENT: ({ count, excerpt }: Found) =>
        `Без згоди: ${pictureCount(count)}${named(excerpt, count)}.`,
      PICTURE_OF_UNKNOWN_PEOPLE: ({ count, excerpt }: Found) =>
        `Не вказано, кого видно: ${pictureCount(count)}${named(excerpt, count)}.`,
      CONSENT_ENDS_SOON: ({ count, excerpt }: Found) =>
        `Згода закінчиться протягом 30 днів: ${pictureCount(count)}${named(excerpt, count)}.`,
      PICTURE_WITHOUT_TEXT: ({ count, excerpt, language }: Found) =>
        `${count} ${ukrainianWord(count, "світлина", "світлини", "світлин")} без ${
          language === "ENG" ? "англійського" : "українського"
        } опису${excerpt ? `: ${excerpt}${count > 1 ? " та інші" : ""}` : ""}.`,
      HEADING_JUMP: ({ count, excerpt }: Found) =>
        `Підзаголовок «${excerpt}»${more(count)}: пропущено рівень заголовка.`,
      DEAD_LINK: ({ count, excerpt }: Found) =>
        `Посилання нікуди не веде: ${excerpt}${more(count)}.`,
      PERSONAL_PHONE: ({ count, excerpt }: Found) => `Номер ${excerpt}${more(count)}.`,
      NAMED_CHILD: ({ count, excerpt }: Found) => `Ім’я та вік дитини: ${excerpt}${more(count)}.`,
      APOSTROPHE: ({ count, excerpt }: Found) => `Прямий апостроф: ${excerpt}${more(count)}.`,
      QUOTATION_MARKS: ({ count, excerpt }: Found) => `Прямі лапки: ${excerpt}${more(count)}.`,
    },
    /** Why it matters. */
    why: {
      MISSING_HEADING: "Без назви запису не впізнати ні в списках, ні в пошуку.",
      BLANK_FIELD: "Читачі цієї мови про це не прочитають.",
      PICTURE_WITHOUT_CONSENT:
        "Відвідувачі їх не побачать. Додайте згоду, розмийте обличчя або візьміть інші світлини.",
      PICTURE_OF_UNKNOWN_PEOPLE:
        "Якщо на них можна впізнати дитину, потрібна згода родини. Укажіть, кого видно.",
      CONSENT_ENDS_SOON: "Потім відвідувачі їх не побачать. Запитайте родину про нову згоду.",
      PICTURE_WITHOUT_TEXT: "Люди, які не бачать, не дізнаються, що на світлині.",
      HEADING_JUMP:
        "Програми для читання з екрана подають заголовки як зміст. Виберіть для нього наступний за розміром.",
      DEAD_LINK: "Люди натиснуть і нічого не знайдуть.",
      PERSONAL_PHONE:
        "Його немає ні в налаштуваннях, ні в контактах. Можливо, це чийсь особистий номер.",
      NAMED_CHILD:
        "За ім’ям і віком дитину впізнають. Якщо ім’я змінено, увімкніть «Імена змінено»; якщо справжнє, потрібна згода батьків.",
      APOSTROPHE: "В українських словах пишуть ’.",
      QUOTATION_MARKS: "В українських текстах пишуть «…».",
    },
  },
  ENG: {
    title: "Before publishing",
    text: "Look at these places. If everything is as it should be, publish.",
    blocked: "It cannot be published yet: the heading is missing.",
    back: "Back to the text",
    publishAnyway: "Publish anyway",
    scheduleAnyway: "Schedule anyway",
    fine: "There are no more questions: it can be published.",
    publish: "Publish",
    schedule: "Schedule",
    sayPeople: "Say who is shown",
    topic: {
      MISSING_HEADING: () => "blank",
      BLANK_FIELD: () => "blank",
      PICTURE_WITHOUT_CONSENT: () => "consent",
      PICTURE_OF_UNKNOWN_PEOPLE: () => "who is shown",
      CONSENT_ENDS_SOON: () => "end of the consent",
      PICTURE_WITHOUT_TEXT: (language: Language | null): string =>
        language === "ENG" ? "English description" : "Ukrainian description",
      HEADING_JUMP: () => "heading levels",
      DEAD_LINK: () => "link",
      PERSONAL_PHONE: () => "phone number",
      NAMED_CHILD: () => "a child’s name",
      APOSTROPHE: () => "apostrophe",
      QUOTATION_MARKS: () => "quotation marks",
    },
    what: {
      MISSING_HEADING: () => "The heading is blank.",
      BLANK_FIELD: () => "Blank, though the other language has a text.",
      PICTURE_WITHOUT_CONSENT: ({ count, excerpt }: Found) =>
        `Without consent: ${englishCount(count)}${englishNamed(excerpt, count)}.`,
      PICTURE_OF_UNKNOWN_PEOPLE: ({ count, excerpt }: Found) =>
        `Not said who is shown: ${englishCount(count)}${englishNamed(excerpt, count)}.`,
      CONSENT_ENDS_SOON: ({ count, excerpt }: Found) =>
        `The consent ends within 30 days: ${englishCount(count)}${englishNamed(excerpt, count)}.`,
      PICTURE_WITHOUT_TEXT: ({ count, excerpt, language }: Found) =>
        `${count} ${englishWord(count, "picture", "pictures")} without ${
          language === "ENG" ? "an English" : "a Ukrainian"
        } description${excerpt ? `: ${excerpt}${count > 1 ? " and others" : ""}` : ""}.`,
      HEADING_JUMP: ({ count, excerpt }: Found) =>
        `The heading “${excerpt}”${andMore(count)}: a heading level is skipped.`,
      DEAD_LINK: ({ count, excerpt }: Found) =>
        `The link leads to nothing: ${excerpt}${andMore(count)}.`,
      PERSONAL_PHONE: ({ count, excerpt }: Found) => `The number ${excerpt}${andMore(count)}.`,
      NAMED_CHILD: ({ count, excerpt }: Found) =>
        `A child’s name and age: ${excerpt}${andMore(count)}.`,
      APOSTROPHE: ({ count, excerpt }: Found) =>
        `A straight apostrophe: ${excerpt}${andMore(count)}.`,
      QUOTATION_MARKS: ({ count, excerpt }: Found) =>
        `Straight quotation marks: ${excerpt}${andMore(count)}.`,
    },
    why: {
      MISSING_HEADING: "Without a heading, the item cannot be recognised in lists or in search.",
      BLANK_FIELD: "Readers of this language will not see it.",
      PICTURE_WITHOUT_CONSENT:
        "Visitors will not see them. Add a consent, blur the faces, or take other pictures.",
      PICTURE_OF_UNKNOWN_PEOPLE:
        "If a child can be recognised, the family has to agree. Choose who is shown.",
      CONSENT_ENDS_SOON: "Visitors will not see them then. Ask the family for a new consent.",
      PICTURE_WITHOUT_TEXT: "People who cannot see will not know what the picture shows.",
      HEADING_JUMP:
        "Screen readers present headings as a table of contents. Use the next size down.",
      DEAD_LINK: "People will press it and find nothing.",
      PERSONAL_PHONE:
        "It is neither in the settings nor among the contacts. It may be somebody’s own.",
      NAMED_CHILD:
        "A child can be recognised by name and age. If the name was changed, switch on “Names changed”; if it is real, the parents have to agree.",
      APOSTROPHE: "Ukrainian words are written with ’.",
      QUOTATION_MARKS: "Ukrainian texts are written with «…».",
    },
  },
});
