import { anImageRow } from "../images/image-row.ts";
import type { TestServer } from "../server/test-server.ts";
import { figuresThatAddUp } from "./a-report-with-figures.ts";
import type { KindCase } from "./kind-cases.ts";
import { aPublishedItem } from "./published-item.ts";

/** An input of this kind with every field set, except the translations. */
export async function fullInputOf(
  site: TestServer,
  { name, otherInput }: KindCase,
): Promise<Record<string, unknown>> {
  const [cover, first, second] = [
    await anImageRow(site.db),
    await anImageRow(site.db),
    await anImageRow(site.db),
  ];
  const inputsByKind: Record<string, object> = {
    Report: {
      month: 5,
      year: 2024,
      imageIds: [first, second],
      figures: { ...figuresThatAddUp, periodStart: "2024-05-02" },
    },
    BlogPost: {
      imageId: cover,
      authorId: name === "BlogPost" ? await aMember(site) : null,
      authorNameUa: "Марія",
      authorNameEng: "Mariia",
      namesChanged: true,
      day: "2024-05-01",
    },
    GalleryCategory: { imageId: cover },
    Gallery: { isImportant: true, galleryDate: "2024-05-01", imageIds: [first, second] },
    Project: {
      section: "GOAL",
      page: "toyLibrary",
      goalTarget: 500_000_00,
      goalFrom: "2024-01-01",
      goalUntil: "2024-12-31",
      goalNeedsUa: "Ліжко",
      goalNeedsEng: "A bed",
      imageId: cover,
      imageIds: [second],
    },
    Member: { isOrganizer: true, isPsychologist: false, imageId: cover },
    Partner: { website: "https://partner.example", imageId: cover },
    Page: { address: "volunteers", imageId: cover },
    TogetherPoint: {
      city: "Kalush",
      addressUa: "вул. Прикладна, 7, Калуш",
      addressEng: "7 Prykladna St, Kalush",
      phone: "+380 00 000 00 04",
      routeUrl: "https://maps.example/kalush",
      openingHours: [{ weekday: 1, opens: "10:00", closes: "18:00" }],
      hoursNoteUa: "Перерва з 13:00.",
      hoursNoteEng: "Break from 13:00.",
      events: [{ day: "2024-05-01", time: "15:00", weeklyUntil: null, ua: "Шахи", eng: "Chess" }],
      imageIds: [first],
    },
  };
  return { ...(await otherInput?.(site, 0)), ...inputsByKind[name] };
}

const aMember = async (site: TestServer): Promise<string> =>
  (await aPublishedItem(site, "Member", { translations: { ua: { name: "Олена" } } })).id;
