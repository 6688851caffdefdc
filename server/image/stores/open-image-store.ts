import { isLocalId } from "../image-urls.ts";
import type { CloudinarySettings } from "./cloudinary-api.ts";
import { CloudinaryStore } from "./cloudinary-store.ts";
import type { ImageStore } from "./image-store.ts";
import { LocalDiskStore } from "./local-disk-store.ts";

/** Opens Cloudinary if it is configured, else the local disk. */
export async function openImageStore(settings: {
  dataDir: string;
  cloudinary: CloudinarySettings | null;
}): Promise<ImageStore> {
  const local = await LocalDiskStore.open(settings.dataDir);
  if (!settings.cloudinary) return local;
  return besideDisk(await CloudinaryStore.open(settings.cloudinary), local);
}

/**
 * A site that moved to Cloudinary still has older images on its disk: they are served from
 * there, and deleting one must delete its local file.
 */
function besideDisk(chosen: ImageStore, disk: LocalDiskStore): ImageStore {
  return {
    name: chosen.name,
    directUpload: chosen.directUpload,
    save: (picture, publicId) => chosen.save(picture, publicId),
    read: async (publicId, isPrivate) =>
      (await disk.read(publicId)) ?? chosen.read(publicId, isPrivate),
    isDirectUpload: (publicId) => chosen.isDirectUpload(publicId),
    readDirectUpload: (publicId) => chosen.readDirectUpload(publicId),
    owns: (url) => chosen.owns(url),
    async remove(publicId) {
      await disk.remove(publicId);
      await chosen.remove(publicId);
    },
    async withdraw(publicId) {
      await disk.withdraw(publicId);
      if (!isLocalId(publicId)) await chosen.withdraw(publicId);
    },
    restore: (publicId) => (isLocalId(publicId) ? disk : chosen).restore(publicId),
    async sweep(rows, now) {
      await chosen.sweep(rows, now);
      return disk.sweep(rows, now);
    },
  };
}
