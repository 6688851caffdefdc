import { fixedPages } from "../../../page/fixed-pages.ts";
import { entry } from "../demo-blocks.ts";
import type { DemoPage } from "../shapes.ts";

export const contacts: DemoPage = {
  key: "contacts",
  fixedPage: "CONTACTS",
  address: fixedPages.CONTACTS.address,
  hero: null,
  pictures: [],
  ua: {
    title: "Контакти",
    lead: "Найшвидше — зателефонувати: слухавку бере людина, а не меню з цифрами.",
    metaTitle: "",
    metaDescription:
      "Телефон, пошта, адреса, графік роботи та банківські реквізити дитячого благодійного фонду «Долоні».",
    blocks: [
      { sitePart: { part: "CONTACT_LIST", heading: "Як нас знайти", text: "" } },
      {
        links: {
          heading: "Із чим ви до нас?",
          entries: [
            entry("Потрібна допомога", "Розмова з психологом, продукти, ліки, документи, житло.", {
              address: "/need-help",
            }),
            entry("Хочу допомогти", "Грошима, речами, часом або фахом.", { address: "/help" }),
            entry("Маю ідею для партнерства", "Шість способів співпраці та наші умови.", {
              address: "/partners",
            }),
            entry("Куди пішла моя гривня?", "Звіти за кожен місяць, із накладними.", {
              address: "/reports",
            }),
          ],
        },
      },
      {
        sitePart: {
          part: "PHOTO_REMOVAL",
          heading: "Приберіть світлину або мої дані",
          text: "Як попросити прибрати світлину або стерти дані.",
        },
      },
      { sitePart: { part: "REQUISITES", heading: "", text: "" } },
    ],
  },
  eng: {
    title: "Contacts",
    lead: "The quickest way is to call: a person answers, not a menu of numbers.",
    metaTitle: "",
    metaDescription:
      "Phone, email, address, office hours and bank details of the Doloni children’s charity foundation.",
    blocks: [
      { sitePart: { part: "CONTACT_LIST", heading: "How to reach us", text: "" } },
      {
        links: {
          heading: "What brings you here?",
          entries: [
            entry(
              "I need help",
              "A session with a psychologist, food, medicine, paperwork, housing.",
              { address: "/need-help" },
            ),
            entry("I want to help", "With money, things, time or skills.", { address: "/help" }),
            entry("I have an idea for a partnership", "Six ways to work together, and our terms.", {
              address: "/partners",
            }),
            entry("Where did my hryvnia go?", "A report for every month, with the waybills.", {
              address: "/reports",
            }),
          ],
        },
      },
      {
        sitePart: {
          part: "PHOTO_REMOVAL",
          heading: "Remove a picture or my data",
          text: "How to ask us to remove a picture or erase your data.",
        },
      },
      { sitePart: { part: "REQUISITES", heading: "", text: "" } },
    ],
  },
};
