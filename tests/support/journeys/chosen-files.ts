import { aPicture } from "../images/picture-files.ts";

/** A file for a file input, as Playwright takes it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** `count` small pictures, each with another width, so that they can be told apart. */
export async function somePictures(count: number): Promise<ChosenFile[]> {
  const indexes = [...Array(count).keys()];
  return Promise.all(
    indexes.map(async (index) => ({
      name: `picture-${index + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: await aPicture({ width: 320 + 80 * index, height: 240 }),
    })),
  );
}

/** A minimal PDF file. */
export const aDocument = (name: string): ChosenFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
});

/** A photograph with GPS coordinates in its EXIF data. */
export const aPictureWithLocation = async (name: string): Promise<ChosenFile> => ({
  name,
  mimeType: "image/jpeg",
  buffer: await aPicture({ hasPlace: true }),
});
