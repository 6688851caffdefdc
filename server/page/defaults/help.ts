import type { FixedPageTexts } from "./fixed-page-texts.ts";
import { way } from "./topics.ts";

export const help: FixedPageTexts = {
  ua: {
    title: "Як допомогти",
    lead: "Оберіть спосіб, який вам під силу.",
    metaTitle: "",
    metaDescription: "Допомогти можна грошима, речами, часом, фахом або партнерством.",
    blocks: [
      way({
        way: "MONEY",
        heading: "Грошима",
        text: "Підтримати нас можна карткою або за банківськими реквізитами. Що надійшло й на що пішло, видно зі звітів.",
      }),
      way({
        way: "THINGS",
        heading: "Речами",
        text: "Зателефонуйте або напишіть нам, перш ніж збирати речі, і запитайте, що потрібно зараз.",
        tone: "LEAF",
      }),
      way({
        way: "TIME",
        heading: "Часом",
        text: "Розкажіть у заявці, скільки часу маєте й чим хотіли б займатися.",
      }),
      way({
        way: "PROFESSION",
        heading: "Фахом",
        text: "Психологи й психологині можуть розказати в заявці про освіту та досвід. Якщо у вас інша професія, зателефонуйте або напишіть.",
        tone: "ROSE",
      }),
      way({
        way: "PARTNERSHIP",
        heading: "Партнерством",
        text: "Бізнес, школа, громада, редакція чи інший фонд: розкажіть, яку співпрацю пропонуєте.",
        tone: "SKY",
      }),
    ],
  },
  eng: {
    title: "How to help",
    lead: "Choose the way that is within your reach.",
    metaTitle: "",
    metaDescription: "You can help with money, things, time, skills or in partnership.",
    blocks: [
      way({
        way: "MONEY",
        heading: "With money",
        text: "You can support us by card or by bank transfer. The reports show what came in and what it was spent on.",
      }),
      way({
        way: "THINGS",
        heading: "With things",
        text: "Please call or write before you collect things, and ask what is needed now.",
        tone: "LEAF",
      }),
      way({
        way: "TIME",
        heading: "With time",
        text: "Tell us in the form how much time you have and what you would like to do.",
      }),
      way({
        way: "PROFESSION",
        heading: "With your skills",
        text: "Psychologists can tell us about their education and experience in the form. If you have another profession, please call or write.",
        tone: "ROSE",
      }),
      way({
        way: "PARTNERSHIP",
        heading: "In partnership",
        text: "A business, a school, a community, a newsroom or another foundation: tell us how you would like to work together.",
        tone: "SKY",
      }),
    ],
  },
};
