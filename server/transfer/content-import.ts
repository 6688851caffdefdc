import { mkdir, open, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { contentKinds } from "../content/content-kinds.ts";
import { Conflict, ExpectedError, Invalid, NotFound, TooLarge } from "../platform/errors.ts";
import { writeAtomically } from "../platform/files/atomic-file.ts";
import type { ContentManifest } from "./content-archive.ts";
import { type ImportResult, sumOf } from "./import-content.ts";
import { ArchiveRefused, type ContentArchive, openContentArchive } from "./read-content-archive.ts";

/** In bytes, of the archive. */
export const maxArchiveBytes = 2 * 1024 ** 3;
/** In bytes, of one part of an upload; small enough for proxies and slow lines. */
export const maxPartBytes = 4 * 1024 ** 2;
/** An import without progress for longer was interrupted, in ms. */
const interruptedAfterMs = 2 * 60_000;
/** Progress is written once for so many items. */
const progressStep = 10;

/** The only import: what was uploaded last, and how far its import is. */
export interface ContentImport {
  phase: "uploaded" | "running" | "done" | "interrupted";
  /** ISO 8601; of the last progress. */
  updatedAt: string;
  exportedAt: string;
  /** Numbers of items by the names of their kinds. */
  kinds: Record<string, number>;
  /** Kinds that this version does not know; they are left out. */
  unknownKinds: string[];
  images: number;
  documents: number;
  /** What the import would do; null when there was no time to try it. */
  trial: ImportResult | null;
  /** Number of items that have been imported, replaced or refused. */
  done: number;
  result: ImportResult | null;
}

export interface ImportWork {
  /** Imports into a transaction that is rolled back; null when it took too long. */
  tryImport(archive: ContentArchive): Promise<ImportResult | null>;
  runImport(
    archive: ContentArchive,
    onProgress: (done: number) => Promise<void>,
  ): Promise<ImportResult>;
}

/**
 * The upload of an export and its import in the background, which goes on when the browser is
 * closed. Its state is a file, so that all instances that share the folder know it.
 */
export class ContentImports {
  private readonly file: string;
  private readonly stateFile: string;
  private running: Promise<void> | null = null;
  private isClosing = false;

  constructor(
    private readonly folder: string,
    private readonly reportUnexpected: (error: unknown) => void,
  ) {
    this.file = join(folder, "archive.zip");
    this.stateFile = join(folder, "state.json");
  }

  /** Null when nothing was uploaded. */
  async read(now: Date): Promise<ContentImport | null> {
    const text = await readFile(this.stateFile, "utf8").catch(() => null);
    if (text === null) return null;
    const state: ContentImport = JSON.parse(text);
    const isOld = now.getTime() - Date.parse(state.updatedAt) > interruptedAfterMs;
    return state.phase === "running" && isOld && !this.running
      ? { ...state, phase: "interrupted" }
      : state;
  }

  /**
   * Appends a part of the archive; `offset` 0 begins a new upload and forgets the one before.
   * Returns the state after the last part, else null. Throws Invalid (`file`, rule of the fault),
   * Conflict `running`, or Conflict `stale` for a part that does not follow the one before.
   */
  async receive(
    part: Buffer,
    { offset, size }: { offset: number; size: number },
    work: ImportWork,
    now: Date,
  ): Promise<ContentImport | null> {
    if (size > maxArchiveBytes) throw TooLarge(maxArchiveBytes);
    if ((await this.read(now))?.phase === "running") throw Conflict("running");
    if (offset === 0) await this.discard(now);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const received = await stat(this.file)
      .then((file) => file.size)
      .catch(() => 0);
    if (received !== offset || offset + part.length > size) throw Conflict("stale");
    const file = await open(this.file, "a", 0o600);
    await file.appendFile(part).finally(() => file.close());
    return offset + part.length < size ? null : this.inspect(work, now);
  }

  /** Reads what was uploaded and tries its import. A refused file is deleted. */
  private async inspect(work: ImportWork, now: Date): Promise<ContentImport> {
    try {
      return await this.withArchive(async (archive) => {
        const trial = await work.tryImport(archive);
        const state = { ...summaryOf(archive.manifest), trial, done: 0, result: null };
        return this.write({ ...state, phase: "uploaded", updatedAt: now.toISOString() });
      });
    } catch (error) {
      await rm(this.file, { force: true });
      if (!(error instanceof ArchiveRefused)) throw error;
      throw Invalid([{ path: "file", rule: error.fault }]);
    }
  }

  /** Starts the import of what was uploaded. Throws NotFound, or Conflict `running`. */
  async start(work: ImportWork, now: Date): Promise<ContentImport> {
    const state = await this.read(now);
    if (state?.phase === "running") throw Conflict("running");
    if (!state || state.phase === "done") throw NotFound();
    const started = await this.write({
      ...state,
      phase: "running",
      updatedAt: now.toISOString(),
      done: 0,
    });
    this.running = this.run(started, work).finally(() => {
      this.running = null;
    });
    return started;
  }

  /** Resolves when no import is running; one under way ends after its current item. */
  async close(): Promise<void> {
    this.isClosing = true;
    await this.running;
  }

  /** Deletes what was uploaded and what is known of its import. Throws Conflict `running`. */
  async discard(now: Date): Promise<void> {
    if ((await this.read(now))?.phase === "running") throw Conflict("running");
    await rm(this.file, { force: true });
    await rm(this.stateFile, { force: true });
  }

  private async run(started: ContentImport, work: ImportWork): Promise<void> {
    let state = started;
    const progress = async (done: number) => {
      if (this.isClosing) throw new ExpectedError("UNAVAILABLE");
      if (done % progressStep !== 0) return;
      state = await this.write({ ...state, done, updatedAt: new Date().toISOString() });
    };
    try {
      const result = await this.withArchive((archive) => work.runImport(archive, progress));
      const done = sumOf(result.created) + sumOf(result.updated) + result.refused.length;
      state = { ...state, phase: "done", done, result };
      await rm(this.file, { force: true });
    } catch (error) {
      if (!(error instanceof ExpectedError)) this.reportUnexpected(error);
      state = { ...state, phase: "interrupted" };
    }
    await this.write({ ...state, updatedAt: new Date().toISOString() });
  }

  private async withArchive<Result>(
    use: (archive: ContentArchive) => Promise<Result>,
  ): Promise<Result> {
    const archive = await openContentArchive(this.file);
    return use(archive).finally(() => archive.close());
  }

  private async write(state: ContentImport): Promise<ContentImport> {
    await writeAtomically(this.folder, this.stateFile, Buffer.from(JSON.stringify(state)), 0o600);
    return state;
  }
}

function summaryOf({ exportedAt, kinds, images, documents }: ContentManifest) {
  const known = contentKinds().map(({ name }) => name);
  const names = Object.keys(kinds);
  return {
    exportedAt,
    kinds: Object.fromEntries(Object.entries(kinds).filter(([name]) => known.includes(name))),
    unknownKinds: names.filter((name) => !known.includes(name)),
    images: images.length,
    documents: documents.length,
  };
}
