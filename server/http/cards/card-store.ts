import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { contentOf, type FileFacts, type FileStore, readFile } from "../../files/file-store.ts";

/** Maximum number of stored cards, some 80 kB each. */
const maxCards = 1000;

const prefix = "images/cards/";

/** How many cards are stored between two counts of them, because listing a bucket takes a while. */
const countEach = 50;

/** The name of a stored card: which pictures it shows, and a hash of all that it shows. */
export const cardName = (publicIds: readonly string[], hash: string): string =>
  `${publicIds.map(pictureName).join("-") || "none"}.${hash}`;

const pictureName = (publicId: string): string =>
  createHash("sha256").update(publicId).digest("hex").slice(0, 16);

/** Deletes the stored cards that show another picture than these, and those of earlier versions, which do not say. */
export async function removeOtherCards(
  files: FileStore,
  publicIds: readonly string[],
): Promise<void> {
  const names = new Set(["none", ...publicIds.map(pictureName)]);
  for await (const { key } of files.list(prefix)) {
    const [pictures = ""] = key.slice(prefix.length).split(".");
    if (!pictures.split("-").every((name) => names.has(name))) await files.delete(key);
  }
}

/** Stored cards, by their names. */
export class CardStore {
  private stored = 0;
  private readonly inFlight = new Map<string, Promise<Buffer>>();
  /** Drawing takes up to a quarter of a second of one core. */
  private readonly limit = pLimit(1);

  /** `onUnwritable` is called with each error of writing a card, which is then not stored. */
  constructor(
    private readonly files: FileStore,
    private readonly onUnwritable: (error: Error) => void,
    private readonly most = maxCards,
  ) {}

  /** Returns the stored card, or draws and stores it; concurrent requests share one drawing. */
  async getOrDraw(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const key = `${prefix}${name}.jpg`;
    const stored = await readFile(this.files, key);
    if (stored) return stored;
    const running = this.inFlight.get(key) ?? this.draw(key, draw);
    this.inFlight.set(key, running);
    return running.finally(() => this.inFlight.delete(key));
  }

  private async draw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await this.limit(draw);
    await this.write(key, bytes).catch(this.onUnwritable);
    return bytes;
  }

  private async write(key: string, bytes: Buffer): Promise<void> {
    await this.files.put(key, { ...contentOf(bytes), isOnView: true });
    this.stored += 1;
    if (this.stored % Math.min(countEach, this.most) === 0) await this.removeOldest();
  }

  /** Removes the older half when there are too many, so that it is rarely done. */
  private async removeOldest(): Promise<void> {
    const cards: FileFacts[] = [];
    for await (const card of this.files.list(prefix)) cards.push(card);
    if (cards.length <= this.most) return;
    cards.sort((one, other) => one.modifiedAt.getTime() - other.modifiedAt.getTime());
    for (const { key } of cards.slice(0, Math.ceil(cards.length / 2))) await this.files.delete(key);
  }
}
