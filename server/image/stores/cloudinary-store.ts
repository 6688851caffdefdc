import { randomBytes } from "node:crypto";
import { TooLarge } from "../../platform/errors.ts";
import { cloudinaryFolder } from "../image-urls.ts";
import { maxUploadBytes, type PreparedPicture } from "../prepare-picture.ts";
import {
  CloudinaryApi,
  type CloudinaryResource,
  type CloudinarySettings,
} from "./cloudinary-api.ts";
import type { DirectUploadSettings, ImageStore, LoadedFile, StoredFile } from "./image-store.ts";

/** Folder of the site's files; the sweep deletes nothing else in the account. */
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

  async read(publicId: string): Promise<LoadedFile | null> {
    const resource = await this.api.resource(publicId);
    if (!resource) return null;
    return { publicId, url: resource.url, store: this.name, bytes: await bytesOf(resource) };
  }

  async remove(publicId: string): Promise<void> {
    await this.api.destroy(publicId);
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

  async *listOlderThan(moment: Date): AsyncIterable<string> {
    for await (const resource of this.api.resources(folder)) {
      if (resource.createdAt < moment) yield resource.publicId;
    }
  }
}

async function bytesOf({ url }: CloudinaryResource): Promise<Buffer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`Cloudinary: ${answer.status} for an uploaded picture`);
  return Buffer.from(await answer.arrayBuffer());
}
