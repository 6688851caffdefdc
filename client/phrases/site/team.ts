import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the team and its members. */
export const teamPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Команда",
    path: "Шлях до сторінки",
    home: "Головна",
    yourPalm: "Ваше місце",
    join: "Долучитися до команди",
    onlyInOther: "Поки що лише англійською",
    talk: "Хочете поговорити?",
    talkText: "Розкажіть у заявці, що вас турбує. Направлення не потрібне, допомога безоплатна.",
    askForHelp: "Попросити про допомогу",
    question: "Маєте запитання?",
    questionText: "Зателефонуйте або напишіть: передамо, кому треба.",
    subject: (name: string) => `Лист для команди: ${name}`,
    beside: "Поруч у команді",
    wholeTeam: "Уся команда",
  }),
  ENG: withNonBreakingSpaces({
    title: "Team",
    path: "Breadcrumb",
    home: "Home",
    yourPalm: "Your place",
    join: "Join the team",
    onlyInOther: "In Ukrainian only so far",
    talk: "Would you like to talk?",
    talkText:
      "Tell us in the form what is troubling you. No referral is needed, and the help is free of charge.",
    askForHelp: "Ask for help",
    question: "Do you have a question?",
    questionText: "Call or write, and we will pass it on.",
    subject: (name: string) => `A message to the team: ${name}`,
    beside: "Also on the team",
    wholeTeam: "The whole team",
  }),
});
