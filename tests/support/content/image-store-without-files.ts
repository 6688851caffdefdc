import { randomBytes } from "node:crypto";
import type { ImageStore } from "../../../server/image/image-store.ts";
import { localUrl } from "../../../server/image/image-urls.ts";

/** An image store that assigns URLs and stores no files. */
export const imageStoreWithoutFiles: ImageStore = {
  name: "local",
  directUpload: null,
  save: async () => {
    const publicId = randomBytes(12).toString("hex");
    return { publicId, url: localUrl(publicId) };
  },
  read: async () => null,
  remove: async () => undefined,
  isDirectUpload: () => false,
  readDirectUpload: async () => null,
  owns: () => false,
  withdraw: async () => undefined,
  restore: async () => undefined,
  sweepUploads: async () => 0,
};
