import { randomBytes } from "node:crypto";
import { localUrl } from "../../../server/image/image-urls.ts";
import type { ImageStore } from "../../../server/image/stores/image-store.ts";

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
  sweep: async () => ({ quarantined: 0, restored: 0, erased: 0 }),
};
