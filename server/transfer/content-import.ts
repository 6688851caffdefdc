import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { contentKinds } from "../content/content-kinds.ts";
import type { FileStore } from "../files/file-store.ts";
import { Conflict, ExpectedError, Invalid, NotFound } from "../platform/errors.ts";
import {
  deleteLeftArchives,
  deleteUnusedParts,
  type Upload,
  withLocalArchive,
} from "./archive-parts.ts";
import { type PartPosition, receivePart } from "./archive-upload.ts";
import type { ContentManifest } from "./content-archive.ts";
import type { ImportState } from "./content-import.entity.ts";
import { type ImportResult, sumOf } from "./import-content.ts";
import {
  type ContentImport,
  heartbeatMs,
  isRunningSql,
  readImport,
  updateImport,
} from "./import-row.ts";
import { ArchiveRefused, type ContentArchive, openContentArchive } from "./read-content-archive.ts";

/** Progress is written once for so many items. */
const progressStep = 10;

export interface ImportWork {
  /** Imports into a transaction that is rolled back; null when it took too long. */
  tryImport(archive: ContentArchive): Promise<ImportResult | null>;
  runImport(
    archive: ContentArchive,
    onProgress: (done: number) => Promise<void>,
  ): Promise<ImportResult>;
}

interface ContentImportParts {
  db: DataSource;
  files: FileStore;
  /** On this machine; archives are assembled there while they are read. */
  folder: string;
  reportUnexpected(error: unknown): void;
}

/**
 * The upload of an export and its import in the background, which goes on when the browser is
 * closed. Each request may reach another instance: parts are in the store of files, the state is in
 * the database, and one instance imports.
 */
export class ContentImports {
  private running: Promise<void> | null = null;
  private isClosing = false;

  constructor(private readonly parts: ContentImportParts) {}

  open(): Promise<void> {
    return deleteLeftArchives(this.parts.folder);
  }

  read(): Promise<ContentImport | null> {
    return readImport(this.parts.db);
  }

  /**
   * Stores a part of the archive as `receivePart` does. Returns the state after the last part, else
   * null. Throws also Invalid (`file`, rule of the fault).
   */
  async receive(
    part: Buffer,
    position: PartPosition,
    work: ImportWork,
  ): Promise<ContentImport | null> {
    const upload = await receivePart(this.parts, part, position);
    return upload && this.inspect(upload, work);
  }

  /** Reads what was uploaded and tries its import. A refused archive is deleted. */
  private async inspect(upload: Upload, work: ImportWork): Promise<ContentImport | null> {
    const { db, files } = this.parts;
    try {
      const state = await this.withArchive(upload, async (archive): Promise<ImportState> => {
        const trial = await work.tryImport(archive);
        const summary = summaryOf(archive.manifest);
        return { ...summary, phase: "uploaded", trial, done: 0, result: null };
      });
      const isStored = await updateImport(
        db,
        `state = $2, run_id = null where upload_id = $1 and not ${isRunningSql}`,
        [upload.id, state],
      );
      if (!isStored) throw Conflict("stale");
      return await this.read();
    } catch (error) {
      if (!(error instanceof ArchiveRefused)) throw error;
      await db.query("delete from content_import where upload_id = $1", [upload.id]);
      await deleteUnusedParts(db, files);
      throw Invalid([{ path: "file", rule: error.fault }]);
    }
  }

  /** Starts the import of what was uploaded. Throws NotFound, or Conflict `running`. */
  async start(work: ImportWork): Promise<ContentImport | null> {
    const runId = randomUUID();
    const [[upload]]: [Upload[], number] = await this.parts.db.query(
      `update content_import set run_id = $1, updated_at = now(), state = state || $2
       where upload_id is not null and state is not null and not ${isRunningSql}
       returning upload_id as id, size::float8 as size`,
      [runId, { phase: "interrupted", done: 0 }],
    );
    const state = await this.read();
    if (!upload) throw state?.phase === "running" ? Conflict("running") : NotFound();
    this.running = this.run(runId, upload, work).finally(() => {
      this.running = null;
    });
    return state;
  }

  /** Resolves when this instance does not import; an import under way ends after its current item. */
  async close(): Promise<void> {
    this.isClosing = true;
    await this.running;
  }

  /** Deletes what was uploaded and what is known of its import. Throws Conflict `running`. */
  async discard(): Promise<void> {
    const { db, files } = this.parts;
    await db.query(`delete from content_import where not ${isRunningSql}`);
    if ((await this.read())?.phase === "running") throw Conflict("running");
    await deleteUnusedParts(db, files);
  }

  private async run(runId: string, upload: Upload, work: ImportWork): Promise<void> {
    const { db, files, reportUnexpected } = this.parts;
    const update = (assignments: string, ...values: unknown[]) =>
      updateImport(db, `${assignments} where run_id = $1`, [runId, ...values]);
    // An outage of the database ends the import itself.
    const beat = () => void update("run_id = run_id").catch(() => undefined);
    const heartbeat = setInterval(beat, heartbeatMs);
    const onProgress = async (done: number) => {
      if (this.isClosing) throw new ExpectedError("UNAVAILABLE");
      if (done % progressStep !== 0) return;
      // This instance was silent for so long that another one has started the import.
      if (!(await update("state = state || $2", { done }))) throw Conflict("running");
    };
    try {
      const result = await this.withArchive(upload, (archive) =>
        work.runImport(archive, onProgress),
      );
      const done = sumOf(result.created) + sumOf(result.updated) + result.refused.length;
      const changes = { phase: "done", done, result };
      await update("state = state || $2, run_id = null, upload_id = null", changes);
      await deleteUnusedParts(db, files);
    } catch (error) {
      if (!(error instanceof ExpectedError)) reportUnexpected(error);
      await update("run_id = null").catch(reportUnexpected);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private withArchive<Result>(
    upload: Upload,
    use: (archive: ContentArchive) => Promise<Result>,
  ): Promise<Result> {
    return withLocalArchive(this.parts, upload, async (path) => {
      const archive = await openContentArchive(path);
      return use(archive).finally(() => archive.close());
    });
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
