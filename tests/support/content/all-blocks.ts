import { randomUUID } from "node:crypto";
import { blankBlocks, blockFieldTypes } from "../../../client/graphql/generated/block-fields.ts";

/** A page with one block of each kind that editors add. `pictures` are ids of at least four images. */
export function aPageOfAllBlocks(address: string, pictures: readonly string[]) {
  const ids = Object.keys(blankBlocks).map(() => randomUUID());
  const blocksOf = (contents: object[]) =>
    [...contents, ...otherContents(contents)].map((content, place) => ({
      id: ids[place],
      ...content,
    }));
  return {
    address,
    imageId: pictures[0] ?? null,
    translations: {
      ua: {
        title: "Усі блоки",
        lead: "Сторінка, на якій є кожен вид блоку.",
        blocks: blocksOf(contentsWith(ukrainian, pictures)),
      },
      eng: {
        title: "All blocks",
        lead: "A page with every kind of block.",
        metaTitle: "Every kind of block",
        metaDescription: "What a page can be made of.",
        blocks: blocksOf(contentsWith(english, pictures)),
      },
    },
  };
}

/** The kinds of blocks that `contents` lacks, with a word in each text; not those of fixed pages. */
function otherContents(contents: readonly object[]): object[] {
  const written = [...contents.flatMap((content) => Object.keys(content)), "sitePart", "hero"];
  const types = new Map<string, string>(Object.entries(blockFieldTypes));
  return Object.entries(blankBlocks)
    .filter(([kind]) => !written.includes(kind))
    .map(([kind, blank]) => {
      const fields = Object.entries(blank).map(([name, value]) =>
        /^(text|html)$/.test(types.get(name) ?? "") ? [name, name] : [name, value],
      );
      return { [kind]: Object.fromEntries(fields) };
    });
}

const video = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";

/** In the order of the kinds in the schema's PageBlockInput. */
const contentsWith = (texts: typeof english, [one, two, three, four]: readonly string[]) => [
  { richText: { html: texts.html } },
  {
    pictureText: {
      heading: texts.storehouse,
      html: texts.storehouseText,
      imageId: one,
      isPictureFirst: true,
      tone: "LEAF",
    },
  },
  { pictures: { heading: texts.grid, imageIds: [one, two, three, four], layout: "GRID" } },
  { quote: { ...texts.quote, imageId: two } },
  { steps: { heading: texts.steps, facts: [texts.fact], entries: texts.stepEntries } },
  { timeline: { heading: texts.timeline, text: texts.timelineText, entries: texts.events } },
  { figures: { heading: texts.figures, entries: texts.counted } },
  {
    people: {
      heading: texts.people,
      entries: [
        { ...texts.person, imageId: three },
        { ...texts.other, address: "/team" },
      ],
    },
  },
  { links: { heading: texts.links, entries: [{ ...texts.link, address: "/reports" }] } },
  { callToAction: { ...texts.call, address: "/help", tone: "SUN" } },
  {
    documents: {
      heading: texts.documents,
      entries: [{ ...texts.document, address: "/documents/charter.pdf" }],
    },
  },
  { questions: { heading: texts.questions, entries: texts.answers } },
  { video: { heading: texts.video, text: texts.videoText, address: video, imageId: four } },
  { table: { heading: texts.table, rows: texts.rows } },
  { form: { ...texts.form, form: "VOLUNTEER" } },
  {
    topic: {
      ...texts.topic,
      imageId: one,
      address: "/reports",
      isConfidential: true,
      tone: "POPPY",
    },
  },
  { way: { ...texts.way, way: "THINGS", tone: "LEAF" } },
];

const english = {
  html: "<h2>How it began</h2><p>With a <a href='/blog'>letter</a> and three boxes of paper.</p><ul><li>paper</li><li>glue</li></ul>",
  storehouse: "The storehouse",
  storehouseText: "<p>Everything goes through one door.</p>",
  grid: "Pictures of the day",
  quote: { text: "The paper must not run out.", author: "Oksana, volunteer" },
  steps: "How to join",
  fact: { title: "Age", text: "from 14" },
  stepEntries: [
    { title: "Write", text: "Five minutes." },
    { title: "Talk", text: "Forty minutes." },
  ],
  timeline: "One evening",
  timelineText: "An ordinary Wednesday.",
  events: [
    { title: "16:00", text: "The children arrive." },
    { title: "18:00", text: "Goodbyes." },
  ],
  figures: "In figures",
  counted: [
    { title: "6 hours", text: "of training" },
    { title: "10", text: "points" },
  ],
  people: "Who we are",
  person: { title: "Denys Kruk", text: "mends toys" },
  other: { title: "Vira Stelmakh", text: "reads aloud" },
  links: "Read on",
  link: { title: "What we received", text: "Month by month" },
  call: { heading: "Come to us", text: "There is tea.", label: "Ways to help" },
  documents: "Documents",
  document: { title: "Charter", text: "As of 2022" },
  questions: "Questions",
  answers: [
    { title: "Is it free?", text: "Yes, always." },
    { title: "May I come?", text: "Yes, on Wednesday." },
  ],
  video: "A film",
  videoText: "Twelve minutes.",
  table: "Where help is needed",
  rows: [
    ["City", "Day"],
    ["Kalush", "Thursday"],
  ],
  form: { heading: "Shall we try?", text: "Tell us about yourself." },
  topic: {
    tag: "Soon",
    heading: "A room to talk in",
    text: "Two chairs and a window.",
    entries: [
      { title: "In person", text: "On any Thursday." },
      { title: "Online", text: "By video." },
    ],
    noteHeading: "Good to know",
    note: "The door closes.",
    label: "What we spent",
  },
  way: {
    heading: "Bring things",
    text: "Please call first.\nWe are glad of company.",
    listHeading: "We take",
    entries: [{ title: "whole toys", text: "" }],
    othersHeading: "We do not take",
    others: [{ title: "toy weapons", text: "" }],
  },
};

const ukrainian: typeof english = {
  html: "<h2>Як усе почалося</h2><p>З <a href='/blog'>листа</a> і трьох коробок паперу.</p><ul><li>папір</li><li>клей</li></ul>",
  storehouse: "Склад",
  storehouseText: "<p>Усе проходить крізь одні двері.</p>",
  grid: "Світлини дня",
  quote: { text: "Папір не має закінчуватися.", author: "Оксана, волонтерка" },
  steps: "Як долучитися",
  fact: { title: "Вік", text: "від 14 років" },
  stepEntries: [
    { title: "Напишіть", text: "П’ять хвилин." },
    { title: "Поговорімо", text: "Сорок хвилин." },
  ],
  timeline: "Один вечір",
  timelineText: "Звичайна середа.",
  events: [
    { title: "16:00", text: "Приходять діти." },
    { title: "18:00", text: "Прощаємося." },
  ],
  figures: "У числах",
  counted: [
    { title: "6 годин", text: "навчання" },
    { title: "10", text: "точок" },
  ],
  people: "Хто ми",
  person: { title: "Денис Крук", text: "лагодить іграшки" },
  other: { title: "Віра Стельмах", text: "читає вголос" },
  links: "Що ще почитати",
  link: { title: "Що ми отримали", text: "Місяць за місяцем" },
  call: { heading: "Приходьте до нас", text: "Є чай.", label: "Як допомогти" },
  documents: "Документи",
  document: { title: "Статут", text: "Редакція 2022 року" },
  questions: "Запитання",
  answers: [
    { title: "Це безоплатно?", text: "Так, завжди." },
    { title: "Можна прийти?", text: "Так, у середу." },
  ],
  video: "Фільм",
  videoText: "Дванадцять хвилин.",
  table: "Де потрібні руки",
  rows: [
    ["Місто", "День"],
    ["Калуш", "четвер"],
  ],
  form: { heading: "Спробуймо?", text: "Розкажіть про себе." },
  topic: {
    tag: "Незабаром",
    heading: "Кімната для розмов",
    text: "Два крісла й вікно.",
    entries: [
      { title: "Очно", text: "Щочетверга." },
      { title: "Онлайн", text: "Відеозв’язком." },
    ],
    noteHeading: "Варто знати",
    note: "Двері зачиняються.",
    label: "Що ми витратили",
  },
  way: {
    heading: "Принесіть речі",
    text: "Спершу зателефонуйте.\nМи раді товариству.",
    listHeading: "Беремо",
    entries: [{ title: "цілі іграшки", text: "" }],
    othersHeading: "Не беремо",
    others: [{ title: "іграшкову зброю", text: "" }],
  },
};
