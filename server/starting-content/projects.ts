import { ProjectInput } from "../project/project.entity.ts";

interface Texts {
  name: string;
  summary: string;
  /** Plain text, one paragraph. */
  about: string;
}

const project = (
  { section, page = null }: Pick<ProjectInput, "section" | "page">,
  ua: Texts,
  eng: Texts,
): ProjectInput =>
  Object.assign(new ProjectInput(), {
    section,
    page,
    translations: { ua: textsOf(ua), eng: textsOf(eng) },
  });

const textsOf = ({ about, ...texts }: Texts) => ({ ...texts, description: `<p>${about}</p>` });

/** The specification's cards, in the order in which each section of the overview shows them. */
export const startingProjects: readonly ProjectInput[] = [
  project(
    { section: "featured", page: "psychologicalWork" },
    {
      name: "Соціально-психологічна робота",
      summary: "Арттерапія, казки, групи й розмови наодинці: очно та онлайн.",
      about:
        "Дитина не завжди може розказати, що її тривожить. Зате може намалювати, зліпити, зіграти або вигадати про це казку. З цього ми й починаємо.",
    },
    {
      name: "Social and psychological work",
      summary: "Art therapy, fairy tales, groups and one-to-one sessions, in person and online.",
      about:
        "A child cannot always say what is wrong. But a child can paint it, model it, act it out or make up a fairy tale about it. That is where we begin.",
    },
  ),
  project(
    { section: "list", page: "toyLibrary" },
    {
      name: "Іграшкотека",
      summary: "Дитина бере іграшку додому, а повертаючи, обирає наступну.",
      about:
        "Бібліотека, у якій замість книжок — іграшки. Програма працює за підтримки дитячого фонду.",
    },
    {
      name: "Toy library",
      summary: "A child takes a toy home and swaps it for another on return.",
      about:
        "A library with toys in place of books. The program is supported by a children’s fund.",
    },
  ),
  project(
    { section: "list", page: "humanitarianHelp" },
    {
      name: "Гуманітарна допомога",
      summary: "Їжа, одяг і ліки — туди, де вони потрібні сьогодні.",
      about: "Спершу телефонуємо, питаємо, складаємо перелік — і лише тоді вантажимо.",
    },
    {
      name: "Humanitarian help",
      summary: "Food, clothes and medicine, where they are needed today.",
      about: "First we call, ask and write a list, and only then do we load.",
    },
  ),
  project(
    { section: "fund", page: "together" },
    {
      name: "Дитячі точки TOGETHER",
      summary: "Психосоціальна підтримка дітей і родин.",
      about: "Місця, де дитині знову безпечно. Психологи, ігри та люди, які нікуди не поспішають.",
    },
    {
      name: "TOGETHER children’s points",
      summary: "Psychosocial support for children and families.",
      about: "Places where a child feels safe again: psychologists, games and people in no hurry.",
    },
  ),
  project(
    { section: "fund" },
    {
      name: "Допомога людям",
      summary: "Індивідуальний супровід родин: від консультації до документів і житла.",
      about:
        "Буває, що родині потрібен не пакунок, а людина, яка сяде поруч і скаже: спершу це, потім те, а з цим я піду з вами.",
    },
    {
      name: "People assistance",
      summary: "One-to-one support for families, from counselling to paperwork and housing.",
      about:
        "Sometimes a family needs not a parcel but a person who sits down beside them and says: this first, then that, and for this one I will come with you.",
    },
  ),
  project(
    { section: "goal" },
    {
      name: "Сімейний дім",
      summary: "Дім для дітей, які втратили домівку.",
      about:
        "Простір, де діти, які втратили домівку, знову мають свою кімнату, стіл і вечерю разом.",
    },
    {
      name: "Family house",
      summary: "A house for children who lost their home.",
      about:
        "A place where children who lost their home have a room, a table and a shared supper again.",
    },
  ),
  project(
    { section: "goal" },
    {
      name: "Центр протезування",
      summary: "Протез, реабілітація та команда поруч.",
      about:
        "Протез, реабілітація та команда поруч, щоб знову бігти, стрибати й грати в класики. Дитина росте, і протез треба переробляти часто, тому дитячий центр має бути там, куди легко приїхати знову.",
    },
    {
      name: "Prosthetics center",
      summary: "A prosthesis, rehabilitation and a team nearby.",
      about:
        "A prosthesis, rehabilitation and a team nearby, so that a child can run, jump and play hopscotch again. A child grows, and a prosthesis has to be remade often, so a children’s center must be a place that is easy to come back to.",
    },
  ),
];
