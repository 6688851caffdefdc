import { type DemoBlock, entry } from "../demo-blocks.ts";

export const englishBlocks: readonly DemoBlock[] = [
  { richText: { html: "<h2>Our history</h2>" } },
  {
    timeline: {
      period: "2020–2021",
      heading: "The club",
      text: "It began with a repair. The hall where the club was to meet was closed for half a year, so Iryna Savchuk, a primary school teacher, sent out forty kits by post: coloured paper, scissors, glue and a letter with the first task, to trace your own palm. Thirty-six children answered. Their palms were put together into one big picture, and that is where our name comes from: doloni means “palms”.",
      closing:
        "In 2021 the club welcomed 118 children. There was no foundation yet, only a club that would very much have liked a door of its own.",
      imageId: "palms",
      isPictureFirst: false,
      tone: "PAPER",
      entries: [
        entry(
          "September 2020",
          "We met in person for the first time: a library yard, 24 children, eight tables.",
        ),
        entry("March 2021", "Our first art therapist came and brought twenty kilograms of clay."),
        entry(
          "September 2021",
          "The children swapped 90 toys. As a joke we called the shelf with the unclaimed ones a toy library.",
        ),
        entry(
          "December 2021",
          "A winter exhibition in two schools. The stand gathered 230 traced palms.",
        ),
      ],
    },
  },
  {
    timeline: {
      period: "2022",
      heading: "The foundation",
      text: "On 3 March we registered the foundation, and on the 5th the club’s room became a warehouse overnight. In four weeks we handed out eleven tons of aid. Then we took out the paper and scissors again: children affected by war need more than parcels.",
      closing: "Today we have ten doors, and one of them is yellow.",
      imageId: "paper-people",
      isPictureFirst: true,
      tone: "LEAF",
      entries: [
        entry(
          "11 April",
          "The first TOGETHER point, in Chernivtsi. A week later the second, in Storozhynets.",
        ),
        entry("15 June", "The toy library, no longer a joke: the first 300 toys at three points."),
        entry(
          "July",
          "A camp in the Carpathians for 84 children. The mobile team visited eleven villages.",
        ),
        entry("29 August", "The tenth point, in Chortkiv."),
      ],
    },
  },
  {
    sitePart: {
      part: "HASHTAG",
      heading: "#PalmInPalm",
      text: "Trace a child’s palm, trace your own, cut both out and lay one in the other. Take a picture and add this hashtag: these are the palms our wall is made of.\nThere is no need to show the faces or names of children.",
    },
  },
  {
    links: {
      heading: "Read on",
      entries: [
        entry("Team", "Organisers, psychologists and those at the wheel.", { address: "/team" }),
        entry("Projects", "From a parcel of bread to a home of one’s own.", {
          address: "/projects",
        }),
        entry("Reports", "What came in and where it went, since June 2020.", {
          address: "/reports",
        }),
        entry("Join Us", "With money, things, time or skills.", { address: "/help" }),
      ],
    },
  },
];
