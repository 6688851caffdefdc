import Type, { type Static, type TSchema } from "typebox";
import { Value } from "typebox/value";
import { maxDocumentBytes } from "../document/document-store.ts";
import { maxUploadBytes } from "../image/prepare/prepare-picture.ts";
import { type ArchiveReader, openArchive } from "../platform/files/archive.ts";
import { StartupError } from "../platform/startup-error.ts";
import {
  ArchivedItem,
  ContentManifest,
  documentFile,
  formatVersion,
  imageFile,
  kindFile,
  manifestName,
} from "./content-archive.ts";

/**
 * Why a file is refused: it is no complete ZIP, was not made by an export, was made by a newer
 * version, would unpack to more than the limits, or contains something other than it says.
 */
export type ArchiveFault = "notZip" | "foreign" | "newer" | "tooLarge" | "damaged";

/** Its message is for the command line. */
export class ArchiveRefused extends StartupError {
  constructor(
    readonly fault: ArchiveFault,
    message: string,
  ) {
    super(message);
  }
}

/** In bytes when unpacked, against archives that unpack to what no disk can hold. */
const limits = { all: 8 * 1024 ** 3, list: 64 * 1024 ** 2 };

/** An export that is read. */
export interface ContentArchive {
  manifest: ContentManifest;
  items(kindName: string): Promise<ArchivedItem[]>;
  image(publicId: string): Promise<Buffer>;
  document(id: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Throws ArchiveRefused. */
export async function openContentArchive(file: string): Promise<ContentArchive> {
  const archive = await refusing("notZip", () => openArchive(file));
  try {
    if (archive.statedBytes > limits.all) {
      throw new ArchiveRefused("tooLarge", `${file} is too large.`);
    }
    const manifest = await readManifest(archive, file);
    return {
      manifest,
      async items(kindName) {
        const text = await readText(archive, kindFile(kindName));
        return parse(Type.Array(ArchivedItem), text, "damaged", file);
      },
      image: (publicId) =>
        refusing("damaged", () => archive.readAll(imageFile(publicId), maxUploadBytes)),
      document: (id) =>
        refusing("damaged", () => archive.readAll(documentFile(id), maxDocumentBytes)),
      close: () => archive.close(),
    };
  } catch (error) {
    await archive.close();
    throw error;
  }
}

async function readManifest(archive: ArchiveReader, file: string): Promise<ContentManifest> {
  if (!archive.has(manifestName)) {
    throw new ArchiveRefused("foreign", `${file} has no ${manifestName}.`);
  }
  const text = await readText(archive, manifestName);
  const header = parse(Header, text, "foreign", file);
  if (header.formatVersion > formatVersion) {
    const advice = "import it with that version";
    throw new ArchiveRefused("newer", `${file} was made by a newer version: ${advice}.`);
  }
  return parse(ContentManifest, text, "damaged", file);
}

const Header = Type.Object({
  format: Type.Literal("doloni-content"),
  formatVersion: Type.Integer(),
});

const readText = async (archive: ArchiveReader, name: string): Promise<string> =>
  (await refusing("damaged", () => archive.readAll(name, limits.list))).toString();

function parse<Schema extends TSchema>(
  schema: Schema,
  text: string,
  fault: ArchiveFault,
  file: string,
): Static<Schema> {
  try {
    const value: unknown = JSON.parse(text);
    if (Value.Check(schema, value)) return value;
  } catch {
    // The text is no JSON, which the error below says as well.
  }
  throw new ArchiveRefused(fault, `${file} is not an export of content, or is damaged.`);
}

async function refusing<Result>(fault: ArchiveFault, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new ArchiveRefused(fault, error.message);
  }
}
