import { aPicture } from "../images/picture-files.ts";

/** A file as the browser's dialog takes it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** So many small pictures, each of another shape, so that none is taken for another. */
export async function somePictures(count: number): Promise<ChosenFile[]> {
  const places = [...Array(count).keys()];
  return Promise.all(
    places.map(async (place) => ({
      name: `picture-${place + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: await aPicture({ width: 320 + 80 * place, height: 240 }),
    })),
  );
}

/** The least that is a PDF. */
export const aDocument = (name: string): ChosenFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
});

/** A photograph that says where it was taken, as phones write it. */
export const aPictureWithPlace = async (name: string): Promise<ChosenFile> => ({
  name,
  mimeType: "image/jpeg",
  buffer: await aPicture({ hasPlace: true }),
});
