import { randomBytes } from "node:crypto";
import { TooLarge } from "../../platform/errors.ts";
import type { SweptFiles } from "../../platform/files/quarantine.ts";
import { cloudinaryFolder } from "../image-urls.ts";
import { maxUploadBytes, type PreparedPicture } from "../prepare/prepare-picture.ts";
import {
  CloudinaryApi,
  type CloudinaryResource,
  type CloudinarySettings,
} from "./cloudinary-api.ts";
import type {
  DirectUploadSettings,
  FilesWithRows,
  ImageStore,
  LoadedFile,
  StoredFile,
} from "./image-store.ts";

/** Folder of the site's files. */
const folder = "doloni/";

/** Folder of files uploaded by browsers, until they are registered. */
const directUploadFolder = `${folder}uploads`;
const directUploadId = new RegExp(`^${directUploadFolder}/[0-9a-f]{24}$`);

/** Stores images at Cloudinary, which serves them and generates their variants. */
export class CloudinaryStore implements ImageStore {
  readonly name = "cloudinary";
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

  async save(picture: PreparedPicture, publicId?: string): Promise<StoredFile> {
    const name = publicId ?? `${folder}${randomBytes(12).toString("hex")}`;
    const stored = await this.api.upload(name, picture.bytes);
    return { publicId: stored.publicId, url: stored.url };
  }

  async read(publicId: string, isPrivate = false): Promise<LoadedFile | null> {
    const resource = await this.api.resource(publicId);
    if (!resource) return isPrivate ? this.readPrivate(publicId) : null;
    return { publicId, url: resource.url, store: this.name, bytes: await bytesOf(resource) };
  }

  private async readPrivate(publicId: string): Promise<LoadedFile | null> {
    const bytes = await this.api.privateBytes(publicId);
    const url = `https://${this.hosts[0]}${this.path}${publicId}.webp`;
    return bytes && { publicId, url, store: this.name, bytes };
  }

  async remove(publicId: string): Promise<void> {
    await this.api.destroy(publicId);
    if (!this.isDirectUpload(publicId)) await this.api.destroy(publicId, "private");
  }

  isDirectUpload(publicId: string): boolean {
    return directUploadId.test(publicId);
  }

  async readDirectUpload(publicId: string): Promise<Buffer | null> {
    const resource = await this.api.resource(publicId);
    if (!resource) return null;
    if (resource.size > maxUploadBytes) throw TooLarge(maxUploadBytes);
    return bytesOf(resource);
  }

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
   * were taken. Other files without a row are left alone, because several sites (a trial copy, for
   * example) may use one account.
   */
  async sweep({ served }: FilesWithRows, now: Date): Promise<SweptFiles> {
    let erased = 0;
    const before = now.getTime() - 24 * 3_600_000;
    for await (const { publicId, createdAt } of this.api.resources(`${directUploadFolder}/`)) {
      if (served.has(publicId) || createdAt.getTime() >= before) continue;
      await this.api.destroy(publicId);
      erased += 1;
    }
    return { quarantined: 0, restored: 0, erased };
  }
}

async function bytesOf({ url }: CloudinaryResource): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`Cloudinary: ${answer.status} for an uploaded picture`);
  return Buffer.from(await answer.arrayBuffer());
}
