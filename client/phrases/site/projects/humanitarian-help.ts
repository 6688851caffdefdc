import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

export const humanitarianHelpPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    here: "Гуманітарна допомога",
    description:
      "Гуманітарна допомога фонду «Долоні» дітям, родинам і закладам: їжа, одяг, ліки, дитяче харчування. Майбутній проєкт — дитячий центр протезування.",
    lead: "Ми не возимо «щось корисне». Спершу телефонуємо, питаємо, складаємо перелік — і лише тоді вантажимо.",
    ask: "Потрібна допомога",
    heading: "Що ми привозимо",
    facts: {
      whom: { name: "Кому", value: "родинам, лікарням, інтернатам" },
      cost: { name: "Вартість", value: "безоплатно" },
      proof: { name: "Звіт", value: "щомісяця, з накладними" },
    },
    steps: {
      food: {
        title: "Їжа",
        text: "Крупи, олія, консерви, цукор, чай — і щось солодке для дітей.",
      },
      clothes: {
        title: "Одяг і взуття",
        text: "На сезон і за розміром, який ви назвали. Узимку ще й ковдри.",
      },
      medicine: {
        title: "Ліки",
        text: "Лікарням, амбулаторіям та інтернатам — за їхнім власним переліком.",
      },
      babies: {
        title: "Для немовлят",
        text: "Суміші та підгузки. Марку й розмір уточнюємо заздалегідь.",
      },
    },
    future: {
      label: "Майбутній проєкт",
      heading: "Центр протезування",
      text: "Серед дітей, яким ми возимо ліки, є ті, хто чекає на протез. Дорослий отримує його на кілька років. Дитина росте, і виріб доводиться переробляти ледь не щороку. Тому потрібне місце, куди легко приїхати знову: майстерня, реабілітація та команда поруч.",
      more: "Наші цілі",
      picture: "Дівчинка зі смугастим протезом стрибає в класики, двоє дітей чекають на чергу",
    },
  }),
  ENG: withNonBreakingSpaces({
    here: "Humanitarian help",
    description:
      "Humanitarian help of the Doloni foundation for children, families and institutions: food, clothes, medicine, baby food. A future project: a prosthetics center for children.",
    lead: "We do not deliver “something useful”. First we call, ask and write a list, and only then do we load.",
    ask: "I need help",
    heading: "What we bring",
    facts: {
      whom: { name: "For whom", value: "families, hospitals, residential care homes" },
      cost: { name: "Cost", value: "free of charge" },
      proof: { name: "Report", value: "every month, with waybills" },
    },
    steps: {
      food: {
        title: "Food",
        text: "Grains, oil, tinned food, sugar, tea, and something sweet for the children.",
      },
      clothes: {
        title: "Clothes and shoes",
        text: "For the season, and in the size you told us. In winter blankets too.",
      },
      medicine: {
        title: "Medicine",
        text: "For hospitals, clinics and residential care homes, from their own lists.",
      },
      babies: {
        title: "For babies",
        text: "Formula and nappies. We check the brand and the size beforehand.",
      },
    },
    future: {
      label: "A future project",
      heading: "Prosthetics center",
      text: "Among the children we bring medicine to are those who are waiting for a prosthesis. An adult’s lasts for several years. A child grows, and the device has to be remade almost every year. So it takes a place that is easy to come back to: a workshop, rehabilitation and a team nearby.",
      more: "Our goals",
      picture:
        "A girl with a striped prosthesis plays hopscotch while two children wait their turn",
    },
  }),
});
