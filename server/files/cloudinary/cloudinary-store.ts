import { randomBytes } from "node:crypto";
import { TooLarge } from "../../platform/errors.ts";
import {
  CloudinaryApi,
  type CloudinaryResource,
  type CloudinarySettings,
} from "./cloudinary-api.ts";
import { cloudinaryFolder, type DirectUploadSettings } from "./cloudinary-urls.ts";

/** A picture at Cloudinary. */
export interface CloudinaryFile {
  publicId: string;
  url: string;
}

/** Folder of the site's files. */
const folder = "doloni/";

/** Folder of files uploaded by browsers, until they are registered. */
const directUploadFolder = `${folder}uploads`;
const directUploadId = new RegExp(`^${directUploadFolder}/[0-9a-f]{24}$`);

/** Stores pictures at Cloudinary, which serves them itself and generates their variants. */
export class CloudinaryStore {
  readonly directUpload: DirectUploadSettings;
  private readonly hosts: string[];
  private readonly path: string;

  private constructor(
    settings: CloudinarySettings,
    private readonly api: CloudinaryApi,
  ) {
    const { cloudName, uploadPreset } = settings;
    const prefix = settings.uploadPrefix ?? "https://api.cloudinary.com";
    const uploadUrl = `${prefix}/v1_1/${cloudName}/image/upload`;
    this.directUpload = { cloudName, uploadPreset, folder: directUploadFolder, uploadUrl };
    this.hosts = ["res.cloudinary.com", new URL(prefix).host];
    this.path = `/${cloudName}${cloudinaryFolder}`;
  }

  static async open(settings: CloudinarySettings): Promise<CloudinaryStore> {
    return new CloudinaryStore(settings, await CloudinaryApi.open(settings));
  }

  /** With `publicId`, replaces the file of that id. */
  async save(bytes: Buffer, publicId?: string): Promise<CloudinaryFile> {
    const name = publicId ?? `${folder}${randomBytes(12).toString("hex")}`;
    const stored = await this.api.upload(name, bytes);
    return { publicId: stored.publicId, url: stored.url };
  }

  /** Null for an unknown id; with `isPrivate` also a file that Cloudinary shows to nobody. */
  async read(
    publicId: string,
    isPrivate = false,
  ): Promise<(CloudinaryFile & { bytes: Buffer }) | null> {
    const resource = await this.api.resource(publicId);
    if (resource) return { publicId, url: resource.url, bytes: await bytesOf(resource) };
    const bytes = isPrivate ? await this.api.privateBytes(publicId) : null;
    const url = `https://${this.hosts[0]}${this.path}${publicId}.webp`;
    return bytes && { publicId, url, bytes };
  }

  /** An unknown id is not an error. */
  async remove(publicId: string): Promise<void> {
    await this.api.destroy(publicId);
    if (!this.isDirectUpload(publicId)) await this.api.destroy(publicId, "private");
  }

  /** Whether it is the public id of a direct upload that has not been registered yet. */
  isDirectUpload(publicId: string): boolean {
    return directUploadId.test(publicId);
  }

  /** Null for an unknown id. Throws TooLarge for a file of more than `maxBytes`. */
  async readDirectUpload(publicId: string, maxBytes: number): Promise<Buffer | null> {
    const resource = await this.api.resource(publicId);
    if (!resource) return null;
    if (resource.size > maxBytes) throw TooLarge(maxBytes);
    return bytesOf(resource);
  }

  /** Whether the URL belongs to this account. */
  owns(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { host, pathname } = new URL(url);
    return this.hosts.includes(host) && pathname.startsWith(this.path);
  }

  /** Private files have no public URL, and none of their variants is delivered. */
  async withdraw(publicId: string): Promise<void> {
    await this.api.changeType(publicId, { from: "upload", to: "private" });
  }

  async restore(publicId: string): Promise<void> {
    await this.api.changeType(publicId, { from: "private", to: "upload" });
  }

  /**
   * Deletes uploads that were not registered within a day, which still contain the place where they
   * were taken, and returns their number. Other files without a row are left alone, because several
   * sites (a trial copy, for example) may use one account.
   */
  async sweep(registered: ReadonlySet<string>, now: Date): Promise<number> {
    let erased = 0;
    const before = now.getTime() - 24 * 3_600_000;
    for await (const { publicId, createdAt } of this.api.resources(`${directUploadFolder}/`)) {
      if (registered.has(publicId) || createdAt.getTime() >= before) continue;
      await this.api.destroy(publicId);
      erased += 1;
    }
    return erased;
  }
}

async function bytesOf({ url }: CloudinaryResource): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`Cloudinary: ${answer.status} for an uploaded picture`);
  return Buffer.from(await answer.arrayBuffer());
}
