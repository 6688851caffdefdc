import { refuseDocument, refusePicture } from "./refuse-file.ts";
import { sendFile } from "./send-file.ts";

type Sending = Parameters<typeof sendFile>[2];

/** What an upload does to an image that is there already. */
export type ImagePlace = {
  /** `public_id` of the image that goes away before the new one is kept. */
  replaces?: string | undefined;
  /** Id of the image whose file is exchanged: it keeps its id and its texts. */
  inPlaceOf?: string | undefined;
};

/** Uploads a picture; answers the id of its image. Rejects with UploadRefused. */
export async function sendImage(
  file: File,
  sending: Sending,
  { replaces, inPlaceOf }: ImagePlace = {},
) {
  await refusePicture(file);
  const query = new URLSearchParams({
    ...(replaces && { replaces }),
    ...(inPlaceOf && { inPlaceOf }),
  });
  const address = query.size > 0 ? `/api/images?${query}` : "/api/images";
  // By the server's own description of it, in /api/openapi.json.
  const { _id } = (await sendFile(address, file, sending)) as { _id: string };
  return { id: _id };
}

/** Uploads a PDF. Rejects with UploadRefused. */
export async function sendDocument(file: File, sending: Sending) {
  await refuseDocument(file);
  const answer = await sendFile("/api/documents", file, sending);
  // By the server's own description of it, in /api/openapi.json.
  const { _id, url, size } = answer as { _id: string; url: string; size: number };
  return { id: _id, url, size };
}
