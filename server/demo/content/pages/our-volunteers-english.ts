import { type DemoBlock, entry } from "../demo-blocks.ts";

/** In the order of the Ukrainian blocks. */
export const englishBlocks: readonly DemoBlock[] = [
  {
    richText: {
      html: `<p>A volunteer is somebody who came on Wednesday, and came again the Wednesday after. Children who had to leave home need exactly that: faces they know, on the same day, at the same time.</p>
<p>These are the people whom the children see every week. Many more work out of sight: they sort things in the warehouse, translate letters, photograph waybills and make tea for the parents who wait in the corridor.</p>`,
    },
  },
  {
    figures: {
      heading: "Volunteering in figures",
      entries: [
        entry("2 hours", "a week are enough to begin with"),
        entry("6 hours", "of training with a psychologist before you first meet the children"),
        entry("2 adults", "at least in every group, always"),
        entry("10 points", "of TOGETHER in the west of Ukraine where help is needed"),
      ],
    },
  },
  {
    people: {
      heading: "Meet some of them",
      entries: [
        entry("Oksana Hai", "Chernivtsi. Runs the paper workshop", {
          imageId: "palm-yellow-checked",
        }),
        entry("Denys Kruk", "Ternopil. Mends what the liveliest have broken", {
          imageId: "palm-white-blue",
        }),
        entry("Vira Stelmakh", "Kalush. Reads aloud in seven voices", {
          imageId: "palm-pink-embroidered",
        }),
        entry("Matvii Rudyi", "Uzhhorod. Knows the rules of every board game", {
          imageId: "palm-green-striped",
        }),
      ],
    },
  },
  {
    quote: {
      text: "I had prepared something complicated. The children spent half an hour cutting paper into tiny scraps. That is when I understood: my job is to see that the paper does not run out.",
      author: "Oksana Hai, volunteer at the Chernivtsi point",
      imageId: "palm-yellow-checked",
    },
  },
  {
    pictureText: {
      heading: "Not only with children",
      html: `<p>You can also help where there are no children at all. Parcels are packed at the Chernivtsi warehouse every Saturday, the driver needs company on long journeys, and somebody has to translate our letters to partners.</p>
<ul><li>warehouse: every Saturday, three hours;</li><li>road: once a month, a whole day;</li><li>translations and photos: at home, whenever it suits you.</li></ul>`,
      imageId: "van-box",
      isPictureFirst: true,
      tone: "LEAF",
    },
  },
  {
    timeline: {
      period: "",
      closing: "",
      isPictureFirst: false,
      tone: "PAPER",
      heading: "One evening at a point",
      text: "An ordinary Wednesday. The bell at six is the saddest part of the timetable.",
      imageId: null,
      entries: [
        entry("15:30", "Volunteers come early: they air the room, slice apples and lay out paper."),
        entry(
          "16:00",
          "The children arrive. First a circle: how is everyone today? One word will do.",
        ),
        entry("16:30", "Workshop, games, homework. Everybody chooses for themselves."),
        entry("18:00", "Goodbyes. Then ten minutes with the psychologist: what did you notice?"),
      ],
    },
  },
  {
    pictures: {
      heading: "What comes of having time",
      imageIds: ["palm-wall", "picture-cards", "paper-ring", "toy-shelves", "string-garden"],
      layout: "SLIDESHOW",
    },
  },
  {
    steps: {
      heading: "How to become a volunteer",
      facts: [
        entry("Age", "from 14; under 18 with the consent of a parent or guardian"),
        entry("Time", "from two hours a week"),
        entry("Experience", "not needed"),
      ],
      entries: [
        entry("Application", "A few questions about you and your week. It takes five minutes."),
        entry(
          "A conversation",
          "Forty minutes, in person or online: your experience, your week, your rest.",
        ),
        entry(
          "Paperwork and training",
          "A criminal record certificate, two references and two evenings with a psychologist.",
        ),
        entry(
          "Three sessions of observation",
          "At first you watch and help. You lead your own exercise from the fourth session on.",
        ),
      ],
    },
  },
  {
    table: {
      heading: "Where help is needed now",
      rows: [
        ["City", "Day", "Time", "Who we are looking for"],
        ["Chernivtsi", "Wednesday", "15:30–18:30", "two people for the workshop"],
        ["Ternopil", "Tuesday", "15:30–18:30", "somebody who plays chess"],
        ["Kalush", "Thursday", "16:00–18:00", "people who read aloud"],
        ["Uzhhorod", "Friday", "15:00–18:00", "somebody who loves board games"],
      ],
    },
  },
  {
    questions: {
      heading: "What people ask most",
      entries: [
        entry(
          "Do I need to be a trained teacher?",
          "No. You need patience and two free hours on the same day every week. We teach the rest.",
        ),
        entry(
          "What if I cannot come?",
          "Tell the coordinator at least a day before: we will find a replacement and tell the children. You can take a month off whenever you like, with no explanation.",
        ),
        entry(
          "I am sixteen. Will you take me?",
          "Yes, from the age of fourteen, with the consent of a parent (including by adoption) or guardian, whom we will call.",
        ),
        entry(
          "Do you cover expenses?",
          "Yes, for travel and for materials: with tickets and receipts, once a month.",
        ),
      ],
    },
  },
  {
    form: {
      heading: "Shall we try?",
      text: "Tell us about yourself. Within two working days we will call and arrange a conversation.",
      form: "VOLUNTEER",
    },
  },
  {
    links: {
      heading: "Read on",
      entries: [
        entry("TOGETHER points", "Ten points in nine towns", {
          address: "/gallery/togetherPoints",
        }),
        entry("Team", "The people who work beside the volunteers", { address: "/team" }),
        entry("Other ways to help", "With money, things, skills or your whole company", {
          address: "/help",
        }),
        entry("Blog", "How we prepare volunteers, and what we learn ourselves", {
          address: "/blog",
        }),
      ],
    },
  },
];
