import { type DemoBlock, entry } from "../demo-blocks.ts";
import { way } from "../demo-topics.ts";

/** In the order of the Ukrainian blocks. */
export const helpInEnglish: readonly DemoBlock[] = [
  way({
    way: "MONEY",
    heading: "With money",
    text: "Once or every month, by card or by bank transfer. Every donation appears in the report of its month: what came in, what it was spent on, what is left.",
    listHeading: "What things cost",
    note: "Prices from the budgets of our projects. The sum is up to you.",
  }),
  way({
    way: "THINGS",
    heading: "With things",
    text: "Please call before you pack: needs change every week, and space in the Chernivtsi warehouse is limited. Every TOGETHER point takes toys.",
    listHeading: "We take",
    entries: [
      entry("whole toys that can be washed", ""),
      entry("new blankets, boots and warm clothes, with their size", ""),
      entry("baby formula and nappies well within date", ""),
      entry("coloured paper, paints, round-tipped children’s scissors", ""),
      entry("torches, power banks, heaters", ""),
    ],
    othersHeading: "We do not take",
    others: [
      entry("toy weapons", ""),
      entry("medicine from a home cabinet", ""),
      entry("toys with small parts for children under three", ""),
      entry("what you would not give to a friend", ""),
    ],
    tone: "LEAF",
  }),
  way({
    way: "TIME",
    heading: "With time",
    text: "Two free hours a week are enough. If you can sit on the floor and not be in a hurry, we can teach the rest. We reimburse travel and lunch.\nWe need help at sessions with children, in the warehouse, with driving, translation, photography and design, writing and IT, and at parties.\nFrom 14 to 17, with the consent of a parent (including by adoption) or guardian, whom we will call.",
    listHeading: "From the form to the first session: three to four weeks",
    entries: [
      entry(
        "A conversation",
        "Forty minutes, in person or online: your experience, your week, the way you rest.",
      ),
      entry(
        "Paperwork",
        "A criminal record certificate, two references and the child safeguarding rules. We read the rules aloud together.",
      ),
      entry(
        "Training",
        "Two evenings, three hours each, with a psychologist. A great deal of play.",
      ),
      entry(
        "Three sessions of observation",
        "First you watch and lend a hand. From the fourth session you lead an exercise, always with a colleague beside you.",
      ),
    ],
  }),
  way({
    way: "PROFESSION",
    heading: "With your skills",
    text: "We are looking for child and family psychologists, art therapists and play therapists, at our points or online. There is supervision every month, and there are colleagues to ask the same day.\nIn the form, tell us about your education, your practice with children, your methods and the hours you have in a week. Before you first meet a child we will ask for a criminal record certificate.\nLawyers, doctors, prosthetists and translators, please write too.",
    imageId: "armchairs",
    tone: "ROSE",
  }),
  way({
    way: "PARTNERSHIP",
    heading: "With your whole company",
    text: "A business, a school, a community, a newsroom or another foundation: see how we work together and what we agree on first.",
    tone: "SKY",
  }),
];
