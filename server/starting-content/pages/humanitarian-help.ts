import type { FixedPageTexts } from "../../page/defaults/fixed-page-texts.ts";
import { row, steps, topic } from "../../page/defaults/topics.ts";

export const humanitarianHelp: FixedPageTexts = {
  ua: {
    title: "Гуманітарна допомога",
    lead: "Допомога дітям, родинам і закладам.",
    metaTitle: "",
    metaDescription: "Гуманітарна допомога дітям, родинам і закладам: як про неї попросити.",
    blocks: [
      steps("Як попросити про допомогу", [
        row("Заповніть заявку", "Розкажіть, хто ви, де ви і що потрібно."),
        row("Залиште контакт", "За ним ми відповімо на вашу заявку."),
      ]),
      topic({
        heading: "Наші цілі",
        text: "Центр протезування та сімейний дім — проєкти, до яких ми йдемо.",
        label: "Подивитися цілі",
        address: "/projects#goals",
      }),
    ],
  },
  eng: {
    title: "Humanitarian help",
    lead: "Help for children, families and institutions.",
    metaTitle: "",
    metaDescription:
      "Humanitarian help for children, families and institutions: how to ask for it.",
    blocks: [
      steps("How to ask for help", [
        row("Fill in the form", "Tell us who you are, where you are and what you need."),
        row("Leave a contact", "We use it to answer your application."),
      ]),
      topic({
        heading: "Our goals",
        text: "A prosthetics center and a family house are the projects we are working towards.",
        label: "See the goals",
        address: "/projects#goals",
      }),
    ],
  },
};
