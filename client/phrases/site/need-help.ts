import { englishFoundation, ukrainianFoundation } from "../foundation.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

export const needHelpPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Потрібна допомога",
    description: (name: string) =>
      `Психологічна, гуманітарна та інша допомога дітям і родинам, яких зачепила війна. Безоплатно. Заявка до ${ukrainianFoundation("фонду", name)}.`,
    descriptionInGeneral: (name: string) =>
      `Як звернутися по допомогу до ${ukrainianFoundation("фонду", name)} і куди телефонувати в небезпеці.`,
    path: "Шлях до сторінки",
    home: "Головна",
    heading: "Розкажіть, чим допомогти",
    lead: "Заявку читає людина, а не програма.",
    leadWithoutForms: "Зателефонуйте або напишіть: подумаємо разом, що можна зробити.",
    reach: "Як до нас звернутися",
    reachText:
      "Скажіть, що сталося, хто потребує допомоги та де ви зараз. Номерів документів не надсилайте.",
    contacts: "Усі контакти",
    choose: "Яка допомога потрібна?",
    free: "Допомога безоплатна. Не просимо ні довідок, ні направлень.",
    kinds: {
      psychological: {
        name: "Психологічна допомога",
        forWhom: "Дитині, вам або всій родині",
      },
      humanitarian: {
        name: "Гуманітарна допомога",
        forWhom: "Їжа, ліки, одяг, речі для немовляти",
      },
      other: {
        name: "Інша допомога",
        forWhom: "Документи, житло, школа або просто порада",
      },
    },
    paused: "Поки призупинено: зателефонуйте або напишіть",
    full: "Нових заявок поки не приймаємо: зателефонуйте або напишіть",
    danger: "Небезпека просто зараз?",
    dangerText: "Зателефонуйте за номером екстрених служб",
    allNumbers: "Усі номери",
    voice: "Зручніше телефоном?",
    wantToHelp: "Хочете допомагати?",
    volunteer: "Стати волонтером",
    psychologist: "Працювати психологом",
    partner: "Стати партнером",
  }),
  ENG: withNonBreakingSpaces({
    title: "Need help",
    description: (name: string) =>
      `Psychological, humanitarian and other help for children and families affected by war. Free of charge. Apply to ${englishFoundation(name)}.`,
    descriptionInGeneral: (name: string) =>
      `How to ask ${englishFoundation(name)} for help, and whom to call in danger.`,
    path: "Breadcrumb",
    home: "Home",
    heading: "Tell us how we can help",
    lead: "A person reads every application, not a program.",
    leadWithoutForms: "Call or write, and we will think together about what can be done.",
    reach: "How to reach us",
    reachText:
      "Tell us what has happened, who needs help and where you are now. Do not send numbers of documents.",
    contacts: "All contacts",
    choose: "What help do you need?",
    free: "Help is free of charge. We do not ask for certificates or referrals.",
    kinds: {
      psychological: {
        name: "Psychological help",
        forWhom: "For a child, for you or for the whole family",
      },
      humanitarian: {
        name: "Humanitarian help",
        forWhom: "Food, medicine, clothes, things for a baby",
      },
      other: {
        name: "Other help",
        forWhom: "Paperwork, housing, school or just advice",
      },
    },
    paused: "Paused for now: call or write",
    full: "Not taking new applications for now: call or write",
    danger: "In danger right now?",
    dangerText: "Call the emergency services",
    allNumbers: "All numbers",
    voice: "Prefer to talk?",
    wantToHelp: "Want to help?",
    volunteer: "Become a volunteer",
    psychologist: "Join as a psychologist",
    partner: "Become a partner",
  }),
});
