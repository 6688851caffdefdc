import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

export const psychologicalWorkPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    here: "Психологічна робота",
    description:
      "Безоплатна психологічна допомога дітям: тренінги, арттерапія, метафоричні карти, ігрова та казкотерапія, кіно- й мультерапія, індивідуальні консультації очно та онлайн.",
    lead: "Дитина не завжди може розказати, що її тривожить. Зате може намалювати, зліпити або зіграти. З цього ми й починаємо.",
    book: "Записатися на розмову",
    heading: "Робота в групах",
    facts: {
      whom: { name: "Кому", value: "дітям і підліткам 3–17 років" },
      size: { name: "У групі", value: "вісім-десять дітей одного віку" },
      when: { name: "Коли", value: "двічі на тиждень, по годині" },
      cost: { name: "Вартість", value: "безоплатно" },
    },
    steps: {
      trainings: {
        title: "Тренінги",
        text: "Учимося заспокоюватися, просити про допомогу й дружити на новому місці.",
      },
      art: {
        title: "Арттерапія",
        text: "Фарби, глина, кольоровий папір. Малюнок каже те, на що бракує слів.",
      },
      cards: {
        title: "Метафоричні карти",
        text: "Коли картинку вибрати легше, ніж слово.",
      },
      play: {
        title: "Ігрова та казкотерапія",
        text: "Герой проходить те, що поки важко пройти самому.",
      },
      film: {
        title: "Кіно- й мультерапія",
        text: "Дивимося, зупиняємо на найважливішому, обговорюємо, а потім знімаємо своє.",
      },
    },
    talks: {
      heading: "Індивідуальні консультації",
      text: "Розмова триває 50 хвилин. Дитина приходить сама чи разом із батьками, направлення не потрібне. Перша зустріч — знайомство: після неї ви вирішуєте, чи продовжувати.",
      note: "Почуте лишається між дитиною та психологом. Виняток — загроза життю чи безпеці дитини або іншої людини і те, чого вимагає закон: тоді ми залучаємо тих, хто може захистити, а за потреби — поліцію чи службу у справах дітей.",
      picture: "Дитина й психологиня сидять у кріслах і разом тримають нитку повітряного змія",
      inPerson: {
        title: "Очно",
        text: "На точці TOGETHER у вашому місті або тоді, коли до вашої громади приїздить бригада.",
      },
      online: {
        title: "Онлайн",
        text: "Відеозв’язком звідти, де вам зручно: з гуртожитку, з-за кордону, з кухні, коли малі вже сплять.",
      },
    },
  }),
  ENG: withNonBreakingSpaces({
    here: "Psychological work",
    description:
      "Free psychological help for children: trainings, art therapy, metaphorical cards, play and fairy-tale therapy, film and cartoon therapy, individual consultations in person or online.",
    lead: "A child cannot always say what is wrong. But a child can paint it, model it or act it out. That is where we begin.",
    book: "Book a talk",
    heading: "Work in groups",
    facts: {
      whom: { name: "For whom", value: "children and teenagers aged 3–17" },
      size: { name: "In a group", value: "eight to ten children of the same age" },
      when: { name: "When", value: "twice a week, for an hour" },
      cost: { name: "Cost", value: "free of charge" },
    },
    steps: {
      trainings: {
        title: "Trainings",
        text: "How to calm down, ask for help and make friends in a new place.",
      },
      art: {
        title: "Art therapy",
        text: "Paint, clay, coloured paper. A picture says what there are no words for.",
      },
      cards: {
        title: "Metaphorical cards",
        text: "For when a picture is easier to choose than a word.",
      },
      play: {
        title: "Play and fairy-tale therapy",
        text: "The hero goes through what is still too hard to go through yourself.",
      },
      film: {
        title: "Film and cartoon therapy",
        text: "We watch, pause where it matters, talk about it, and then shoot our own.",
      },
    },
    talks: {
      heading: "Individual consultations",
      text: "A talk takes 50 minutes. The child comes alone or with parents; no referral is needed. The first meeting is for getting to know each other, and after it you decide whether to go on.",
      note: "What is said stays between the child and the psychologist. The exception is a threat to the life or safety of the child or another person, and what the law requires: then we involve those who can protect them and, if need be, the police or child services.",
      picture: "A child and a psychologist sit in armchairs and hold one kite string together",
      inPerson: {
        title: "In person",
        text: "At the TOGETHER point in your city, or when our mobile team comes to your community.",
      },
      online: {
        title: "Online",
        text: "By video from wherever suits you: a dormitory, another country, the kitchen once the little ones are asleep.",
      },
    },
  }),
});
