import { englishFoundation, ukrainianFoundation } from "../foundation.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Questions of the form for psychological help, beside those that all forms share. */
export const applicationPsychologicalPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Психологічна допомога",
    description: (name: string) =>
      `Записатися до психолога ${ukrainianFoundation("фонду", name)}: дитині, вам або родині, очно на дитячій точці, онлайн чи телефоном. Безоплатно.`,
    lead: "Розмова наодинці або заняття в групі: очно на дитячій точці, онлайн чи телефоном. Перша зустріч — знайомство, після неї ви вирішуєте, чи продовжувати.",
    chosen: {
      ME: "Психологічна допомога мені",
      CHILD: "Психологічна допомога дитині",
      FAMILY: "Психологічна допомога родині",
    },
    forWhom: {
      label: "Для кого?",
      choices: { ME: "Для мене", CHILD: "Для дитини", FAMILY: "Для родини" },
    },
    age: { label: "Вік", hint: "Скільки років людині, якій потрібна допомога." },
    format: {
      label: "Зручний формат",
      choices: { ONLINE: "Онлайн", IN_PERSON: "Очно, на точці", PHONE: "Телефоном" },
    },
    place: { label: "Точка або місто", hint: "Куди вам зручно прийти." },
    /** In place of the texts above, where the foundation has no points. */
    withoutPoints: {
      description: (name: string) =>
        `Записатися до психолога ${ukrainianFoundation("фонду", name)}: дитині, вам або родині, очно, онлайн чи телефоном. Безоплатно.`,
      lead: "Розмова наодинці або заняття в групі: очно, онлайн чи телефоном. Перша зустріч — знайомство, після неї ви вирішуєте, чи продовжувати.",
      format: {
        label: "Зручний формат",
        choices: { ONLINE: "Онлайн", IN_PERSON: "Очно", PHONE: "Телефоном" },
      },
      place: { label: "Місто, селище або село", hint: "Куди вам зручно прийти." },
    },
    topics: {
      label: "Що турбує?",
      hint: "Можна обрати кілька варіантів або жодного.",
      choices: {
        ANXIETY: "Тривога або страхи",
        LOSS: "Втрата",
        SLEEP: "Сон",
        CHILD_BEHAVIOUR: "Поведінка дитини",
        MOVING: "Переїзд і адаптація",
        RELATIONSHIPS: "Стосунки в родині",
        TRAUMA: "Травматичний досвід",
        UNSAID: "Не хочу зазначати",
      },
    },
    message: {
      label: "Розкажіть кількома словами",
      hint: "Подробиці розкажете психологу, якщо захочете.",
    },
    name: { label: "Як до вас звертатися?", hint: "Можна не справжнє ім’я." },
    safeContact: {
      label: "Чи безпечно вам телефонувати?",
      hint: "Якщо ні, не телефонуватимемо й не надсилатимемо підтвердження. Напишемо лише туди, куди ви обрали, і не назвемо ні себе, ні причини. Якщо й писати небезпечно, зателефонуйте нам самі.",
    },
    time: {
      label: "Зручний час для дзвінка",
      hint: "За київським часом.",
      choices: { MORNING: "10:00–13:00", AFTERNOON: "13:00–16:00", EVENING: "16:00–18:00" },
    },
    leave: "Закрити цю сторінку",
    leaveByKey: "Двічі натиснута клавіша Esc теж закриє її.",
    leaveText:
      "Якщо хтось зазирає у ваш екран, натисніть «Закрити цю сторінку» або двічі клавішу Esc. Замість неї відкриється Google, а чернетку буде стерто. Заявка, що чекає на зв’язок, лишається. Історія браузера лишається: зітріть її самі, якщо її можуть переглянути.",
  }),
  ENG: withNonBreakingSpaces({
    title: "Psychological help",
    description: (name: string) =>
      `See a psychologist of ${englishFoundation(name)}: for a child, for you or for the family, at a children’s point, online or by phone. Free of charge.`,
    lead: "A one-to-one conversation or a group session, at a children’s point, online or by phone. The first meeting is for getting to know each other; after it you decide whether to continue.",
    chosen: {
      ME: "Psychological help for me",
      CHILD: "Psychological help for a child",
      FAMILY: "Psychological help for a family",
    },
    forWhom: {
      label: "For whom?",
      choices: { ME: "For me", CHILD: "For a child", FAMILY: "For a family" },
    },
    age: { label: "Age", hint: "The age of the person who needs help." },
    format: {
      label: "Preferred format",
      choices: { ONLINE: "Online", IN_PERSON: "In person, at a point", PHONE: "By phone" },
    },
    place: { label: "Point or city", hint: "Where you can come." },
    withoutPoints: {
      description: (name: string) =>
        `See a psychologist of ${englishFoundation(name)}: for a child, for you or for the family, in person, online or by phone. Free of charge.`,
      lead: "A one-to-one conversation or a group session, in person, online or by phone. The first meeting is for getting to know each other; after it you decide whether to continue.",
      format: {
        label: "Preferred format",
        choices: { ONLINE: "Online", IN_PERSON: "In person", PHONE: "By phone" },
      },
      place: { label: "Town or village", hint: "Where you can come." },
    },
    topics: {
      label: "What is troubling you?",
      hint: "You can choose several, or none.",
      choices: {
        ANXIETY: "Anxiety or fears",
        LOSS: "Loss",
        SLEEP: "Sleep",
        CHILD_BEHAVIOUR: "Child’s behaviour",
        MOVING: "Moving and adapting",
        RELATIONSHIPS: "Family relationships",
        TRAUMA: "Traumatic experience",
        UNSAID: "Prefer not to say",
      },
    },
    message: {
      label: "Tell us in a few words",
      hint: "You can tell the psychologist more, if you wish.",
    },
    name: { label: "What should we call you?", hint: "It need not be your real name." },
    safeContact: {
      label: "Is it safe to call you?",
      hint: "If not, we will not call, and will send no receipt. We will write only where you chose, without naming ourselves or the reason. If writing is not safe either, please call us.",
    },
    time: {
      label: "Best time to call",
      hint: "Kyiv time.",
      choices: { MORNING: "10:00–13:00", AFTERNOON: "13:00–16:00", EVENING: "16:00–18:00" },
    },
    leave: "Leave this page",
    leaveByKey: "Pressing Esc twice does the same.",
    leaveText:
      "If somebody may look at your screen, press “Leave this page”, or the Esc key twice. Google opens in its place and the draft is erased. An application that is waiting for a connection stays. The browser’s history stays: clear it yourself if others may look at it.",
  }),
});
