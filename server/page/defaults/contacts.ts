import { type FixedPageTexts, linkTo, sitePart } from "./fixed-page-texts.ts";

export const contacts: FixedPageTexts = {
  ua: {
    title: "Контакти",
    lead: "Телефон, пошта, адреса й реквізити фонду.",
    metaTitle: "",
    metaDescription: "Телефон, пошта, адреса, графік роботи та банківські реквізити.",
    blocks: [
      sitePart("CONTACT_LIST", "Як нас знайти"),
      {
        links: {
          heading: "Із чим ви до нас?",
          entries: [
            linkTo("/need-help", "Потрібна допомога", "Як про неї попросити."),
            linkTo("/help", "Хочу допомогти", "Грошима, речами, часом або фахом."),
            linkTo("/partners", "Маю ідею для партнерства", "Як співпрацювати з нами."),
            linkTo("/reports", "Куди пішла моя гривня?", "Наші звіти."),
          ],
        },
      },
      sitePart(
        "PHOTO_REMOVAL",
        "Приберіть світлину або мої дані",
        "Як попросити прибрати світлину або стерти дані.",
      ),
      sitePart("REQUISITES"),
    ],
  },
  eng: {
    title: "Contacts",
    lead: "The foundation’s phone, email, address and bank details.",
    metaTitle: "",
    metaDescription: "Phone, email, address, office hours and bank details.",
    blocks: [
      sitePart("CONTACT_LIST", "How to reach us"),
      {
        links: {
          heading: "What brings you here?",
          entries: [
            linkTo("/need-help", "I need help", "How to ask for it."),
            linkTo("/help", "I want to help", "With money, things, time or skills."),
            linkTo("/partners", "I have an idea for a partnership", "How to work with us."),
            linkTo("/reports", "Where did my hryvnia go?", "Our reports."),
          ],
        },
      },
      sitePart(
        "PHOTO_REMOVAL",
        "Remove a picture or my data",
        "How to ask us to remove a picture or erase your data.",
      ),
      sitePart("REQUISITES"),
    ],
  },
};
