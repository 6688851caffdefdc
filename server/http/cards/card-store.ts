import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { readIfExists, writeAtomically } from "../../platform/files/atomic-file.ts";

/** Maximum number of cards on disk, some 80 kB each. */
const maxCards = 1000;

/** Cards on disk under DATA_DIR/images/cards, by a hash of all that they show. */
export class CardStore {
  private readonly folder: string;
  private readonly temporary: string;
  private readonly inFlight = new Map<string, Promise<Buffer>>();
  /** Drawing takes up to a quarter of a second of one core. */
  private readonly limit = pLimit(1);

  /** `onUnwritable` is called with each error of writing a card, which is then not stored. */
  constructor(
    dataDir: string,
    private readonly onUnwritable: (error: Error) => void,
    private readonly most = maxCards,
  ) {
    this.folder = join(dataDir, "images", "cards");
    this.temporary = join(dataDir, "images", "making");
  }

  /** Returns the stored card, or draws and stores it; concurrent requests share one drawing. */
  async getOrDraw(hash: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.folder, `${hash}.jpg`);
    const stored = await readIfExists(path);
    if (stored) return stored;
    const running = this.inFlight.get(hash) ?? this.draw(path, draw);
    this.inFlight.set(hash, running);
    return running.finally(() => this.inFlight.delete(hash));
  }

  private async draw(path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await this.limit(draw);
    await this.write(path, bytes).catch(this.onUnwritable);
    return bytes;
  }

  private async write(path: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await mkdir(this.temporary, { recursive: true });
    await writeAtomically(this.temporary, path, bytes);
    await this.removeOldest();
  }

  /** Removes the older half when there are too many, so that it is rarely done. */
  private async removeOldest(): Promise<void> {
    const names = await readdir(this.folder);
    if (names.length <= this.most) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.folder, name);
        return { path, time: (await stat(path).catch(() => null))?.mtimeMs ?? 0 };
      }),
    );
    files.sort((one, other) => one.time - other.time);
    for (const { path } of files.slice(0, Math.ceil(files.length / 2)))
      await rm(path, { force: true });
  }
}
