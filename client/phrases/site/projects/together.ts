import { withNonBreakingSpaces } from "../../non-breaking-spaces.ts";
import { definePhrases } from "../../phrases.ts";

export const togetherPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    here: "TOGETHER",
    description:
      "Дитячі точки TOGETHER: безоплатна психосоціальна підтримка дітей 3–17 років і родин у десяти містах. Групові заняття, розмови наодинці, мобільна бригада.",
    lead: "Місця, де дитині знову безпечно. Психологи, ігри та люди, які нікуди не поспішають.",
    gallery: "Галерея точок",
    heading: "Що відбувається на точці",
    where: "Де",
    facts: {
      whom: { name: "Кому", value: "дітям 3–17 років і родинам" },
      when: { name: "Коли", value: "Пн–Пт, 10:00–18:00" },
      cost: { name: "Вартість", value: "безоплатно" },
    },
    steps: {
      groups: {
        title: "Групові заняття",
        text: "Двічі на тиждень, по вісім-десять дітей одного віку. Малюємо, ліпимо, граємо театр тіней.",
      },
      talk: {
        title: "Розмова наодинці",
        text: "Психолог приймає дитину саму або разом із батьками. Записуватися можна без направлення.",
      },
      mobile: {
        title: "Мобільна бригада",
        text: "Якщо до точки не доїхати, ми приїдемо до громади.",
      },
      adults: {
        title: "Дорослим теж",
        text: "Групи для мам і бабусь, доки діти на занятті. Чай є завжди.",
      },
    },
  }),
  ENG: withNonBreakingSpaces({
    here: "TOGETHER",
    description:
      "TOGETHER children’s points: free psychosocial support (MHPSS) for children aged 3–17 and families in ten cities. Group sessions, one-to-one talks, a mobile team.",
    lead: "Places where a child feels safe again: psychologists, games and people in no hurry.",
    gallery: "Gallery of the points",
    heading: "What happens at a point",
    where: "Where",
    facts: {
      whom: { name: "For whom", value: "children aged 3–17 and families" },
      when: { name: "When", value: "Mon–Fri, 10:00–18:00" },
      cost: { name: "Cost", value: "free of charge" },
    },
    steps: {
      groups: {
        title: "Group sessions",
        text: "Twice a week, eight to ten children of the same age. Painting, clay, shadow theatre.",
      },
      talk: {
        title: "One-to-one talk",
        text: "A psychologist sees the child alone or with parents. No referral needed.",
      },
      mobile: {
        title: "Mobile team",
        text: "If you cannot reach a point, we come to your community.",
      },
      adults: {
        title: "For adults too",
        text: "Groups for mothers and grandmothers during the sessions. There is always tea.",
      },
    },
  }),
});
