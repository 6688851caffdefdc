import type { TestApplication } from "./application.ts";
import { anImage } from "./images.ts";
import type { KindFace } from "./kinds.ts";

/** What an input of this kind holds beside words, when it says everything that it can. */
export async function everythingIn(
  site: TestApplication,
  { name, rest }: KindFace,
): Promise<Record<string, unknown>> {
  const [cover, first, second] = [
    await anImage(site.db),
    await anImage(site.db),
    await anImage(site.db),
  ];
  const told: Record<string, object> = {
    Report: { month: 5, year: 2024, imageIds: [first, second] },
    BlogPost: { imageId: cover },
    GalleryCategory: { imageId: cover },
    Gallery: { isImportant: true, galleryDate: "2024-05-01", imageIds: [first, second] },
    Project: { section: "GOAL", page: "toyLibrary", imageId: cover, imageIds: [second] },
    Member: { isOrganizer: true, isPsychologist: false, imageId: cover },
    Partner: { website: "https://partner.example", imageId: cover },
    TogetherPoint: { city: "Kalush", imageIds: [first] },
  };
  return { ...(await rest?.(site, 0)), ...told[name] };
}
