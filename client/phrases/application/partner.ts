import { englishFoundation, ukrainianFoundation } from "../foundation.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Questions of the partners' form, beside those that all forms share. */
export const applicationPartnerPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Стати партнером",
    description: (name: string) =>
      `Заявка на партнерство з ${ukrainianFoundation("фондом", name)}: кошти, товари, послуги, приміщення, інформаційна підтримка або спільний проєкт.`,
    lead: "Розкажіть, хто ви та що маєте на думці. Зв’яжемося з вами й домовимося про зустріч.",
    steps: { organisation: "Організація", idea: "Ваша ідея", you: "Контакти" },
    organisation: {
      label: "Назва організації",
      hint: "Якщо ви пропонуєте допомогу від себе, напишіть своє ім’я.",
    },
    type: {
      label: "Тип організації",
      choices: {
        BUSINESS: "Бізнес",
        CHARITY: "Благодійна чи громадська організація",
        INTERNATIONAL: "Міжнародна організація",
        PUBLIC: "Державна чи комунальна установа",
        EDUCATION: "Заклад освіти",
        MEDIA: "Медіа",
        INDIVIDUAL: "Приватна особа",
      },
    },
    edrpou: {
      label: "Код ЄДРПОУ",
      hint: "Вісім цифр. Можна додати пізніше, коли укладатимемо договір.",
      doubtful: "Перевірте, будь ласка, код: остання цифра не сходиться. Надіслати можна й так.",
    },
    country: { label: "Країна", beginning: "Україна" },
    website: { label: "Сайт або сторінка", hint: "Адреса, що починається з https://" },
    support: {
      label: "Як ви хотіли б співпрацювати?",
      hint: "Можна обрати кілька варіантів.",
      choices: {
        FUNDING: "Фінансова підтримка",
        GOODS: "Товари та гуманітарна допомога",
        PRO_BONO: "Безоплатні послуги (pro bono)",
        PREMISES: "Приміщення",
        MEDIA: "Інформаційна підтримка",
        PROJECT: "Спільний проєкт",
      },
    },
    message: {
      label: "Розкажіть про вашу ідею",
      hint: "Що, скільки й коли: навіть приблизно. Подробиці обговоримо разом.",
    },
    position: { label: "Посада" },
  }),
  ENG: withNonBreakingSpaces({
    title: "Become a partner",
    description: (name: string) =>
      `The partnership form of ${englishFoundation(name)}: funding, goods, services, premises, media support or a joint project.`,
    lead: "Tell us who you are and what you have in mind. We will get in touch and arrange a meeting.",
    steps: { organisation: "Organisation", idea: "Your idea", you: "Contacts" },
    organisation: {
      label: "Organisation name",
      hint: "If the offer comes from you alone, write your own name.",
    },
    type: {
      label: "Type of organisation",
      choices: {
        BUSINESS: "Business",
        CHARITY: "Charity or NGO",
        INTERNATIONAL: "International organisation",
        PUBLIC: "Public institution",
        EDUCATION: "Educational institution",
        MEDIA: "Media",
        INDIVIDUAL: "Individual",
      },
    },
    edrpou: {
      label: "EDRPOU code",
      hint: "Eight digits of the Ukrainian register. It can wait until we sign an agreement.",
      doubtful:
        "Please check the code: its last digit does not add up. You can send it all the same.",
    },
    country: { label: "Country", beginning: "Ukraine" },
    website: { label: "Website or page", hint: "An address that begins with https://" },
    support: {
      label: "How would you like to cooperate?",
      hint: "You can choose more than one.",
      choices: {
        FUNDING: "Funding",
        GOODS: "Goods and humanitarian aid",
        PRO_BONO: "Pro bono services",
        PREMISES: "Premises",
        MEDIA: "Media support",
        PROJECT: "Joint project",
      },
    },
    message: {
      label: "Tell us about your idea",
      hint: "What, how much and when, even roughly. We will discuss the details together.",
    },
    position: { label: "Position" },
  }),
});
