import { randomUUID } from "node:crypto";
import type { FileLocation, S3Account } from "../platform/file-location.ts";
import { StartupError } from "../platform/startup-error.ts";
import { cached } from "./cached-store.ts";
import { encryptedStore } from "./encrypted-store.ts";
import {
  contentOf,
  DamagedFile,
  type FileStore,
  isFilesUnavailable,
  readFile,
} from "./file-store.ts";
import { FolderStore } from "./folder-store.ts";
import { S3Error } from "./s3-error.ts";
import { jobS3Timeouts, requestS3Timeouts } from "./s3-requests.ts";
import { S3Store } from "./s3-store.ts";

export interface StoreLog {
  warn(details: object, message: string): void;
}

/** The store for requests, which are answered soon, and for jobs, which wait. */
export interface FileStores {
  files: FileStore;
  patient: FileStore;
}

/**
 * Opens the store of the site's files. Throws a StartupError that says what is wrong with a bucket
 * that refuses; one that does not answer is no reason not to start.
 */
export async function openFileStores(
  { location, megabytes }: { location: FileLocation; megabytes: number },
  log: StoreLog,
): Promise<FileStores> {
  if ("folder" in location) {
    const files = await FolderStore.open(location.folder);
    return { files, patient: files };
  }
  const onFailure = failureLog(log);
  const store = new S3Store(location.s3, requestS3Timeouts, onFailure);
  await assertUsable(store, location.s3).catch((error: unknown) => {
    if (!isFilesUnavailable(error)) throw error;
    log.warn({ err: error }, `${store.name} does not answer: files are missing until it does`);
  });
  const patient = new S3Store(location.s3, jobS3Timeouts, onFailure);
  return { files: cached(store, megabytes), patient };
}

/** A folder as it is, for instance to read backups from: nothing is created in it. */
export const folderStore = (folder: string, isPrivate = false): FileStore =>
  new FolderStore(folder, isPrivate);

/** Opens a store for a command that may not create a folder which somebody has mistyped. */
export const openExistingStore = async (location: FileLocation): Promise<FileStore> =>
  "folder" in location ? folderStore(location.folder) : openPatientStore(location);

/** Opens a store in which everything is encrypted: see `encryptedStore`. */
export const openEncryptedStore = async (
  location: FileLocation,
  identity: string,
  temporaryFolder: string,
): Promise<FileStore> =>
  encryptedStore(await openPatientStore(location, true), identity, temporaryFolder);

/** Opens a store for a job or a command. Throws a StartupError for one that cannot be used. */
export async function openPatientStore(
  location: FileLocation,
  isPrivate = false,
): Promise<FileStore> {
  if ("folder" in location) return FolderStore.open(location.folder, isPrivate);
  const store = new S3Store(location.s3, jobS3Timeouts);
  await assertUsable(new S3Store(location.s3, requestS3Timeouts), location.s3).catch((error) => {
    if (!isFilesUnavailable(error)) throw error;
    throw new StartupError(`${store.name} does not answer: ${reasonOf(error)}.`);
  });
  return store;
}

const reasonOf = ({ cause }: { cause?: unknown }) =>
  cause instanceof Error ? cause.message : String(cause);

/** A store that is away fails with every request: one line in a minute says so. */
function failureLog(log: StoreLog): (cause: unknown) => void {
  let last = 0;
  return (err) => {
    if (Date.now() - last < 60_000) return;
    last = Date.now();
    log.warn({ err }, "the store of the files failed");
  };
}

/**
 * Lists, writes, reads and deletes a small file. Throws a StartupError with what is refused, and
 * FilesUnavailable when there is no answer.
 */
async function assertUsable(store: FileStore, account: S3Account): Promise<void> {
  const key = `probe/${randomUUID()}`;
  const bytes = Buffer.from(key);
  const steps: [right: string, work: () => Promise<unknown>][] = [
    ["list", async () => void (await store.list("probe/")[Symbol.asyncIterator]().next())],
    ["write", () => store.put(key, contentOf(bytes))],
    ["read", async () => assertSame(store, bytes, await readFile(store, key))],
    ["delete", () => store.delete(key)],
  ];
  for (const [right, work] of steps) {
    await work().catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : null;
      if (cause instanceof S3Error && cause.status < 500) {
        throw new StartupError(sentenceFor(cause, right, store.name, account));
      }
      throw error instanceof DamagedFile ? otherBytes(store) : error;
    });
  }
}

function assertSame(store: FileStore, bytes: Buffer, found: Buffer | null): void {
  if (!found?.equals(bytes)) throw otherBytes(store);
}

const otherBytes = ({ name }: FileStore) =>
  new StartupError(`${name} answers other bytes than it was given: use another store.`);

function sentenceFor(
  { status, code }: S3Error,
  right: string,
  name: string,
  { accessKeyId }: S3Account,
): string {
  switch (code) {
    case "NoSuchBucket":
      return `${name} does not exist: create it, or correct its name.`;
    case "InvalidAccessKeyId":
      return `${name} does not know the key ${accessKeyId} of AWS_ACCESS_KEY_ID.`;
    case "SignatureDoesNotMatch":
      return `${name} does not accept AWS_SECRET_ACCESS_KEY, which does not belong to the key ${accessKeyId}.`;
    case "RequestTimeTooSkewed":
      return `${name} refuses the time of this machine, ${new Date().toISOString()}: set its clock.`;
    case "AccessDenied":
      return `${name} does not allow the key ${accessKeyId} to ${right} files.`;
    default:
      return `${name} does not allow to ${right} files: it answered ${status} ${code}.`;
  }
}
