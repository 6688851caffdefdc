import { LRUCache } from "lru-cache";
import type { EntityManager } from "typeorm";
import { Capacity } from "../platform/capacity.ts";
import { isDatabaseAway } from "../platform/database.ts";
import { KeptAnswer } from "./kept-answer.ts";
import { anEmptyShelf, type Given, type Made, type Make, passed } from "./making.ts";

interface Entry {
  kept: KeptAnswer;
  generation: number;
  /** Milliseconds since 1970. */
  until: number;
}

interface Making {
  generation: number;
  given: Promise<Given>;
  /** Shared by all who asked meanwhile, and must not be given what was begun before. */
  next?: Promise<Given>;
}

interface Options {
  /** Of all that is kept together; what was asked for least recently makes room. */
  maxBytes: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How many answers may be made at once. */
  mostMakings?: number;
  /** Lends a replica where there are any; left out, all is made from the primary. */
  read?: (make: (replica?: EntityManager) => Promise<Made>) => Promise<Made>;
  /** The first moment after `now` at which content changes by itself; null where none is known. */
  nextChange?: (now: Date) => Promise<Date | null>;
}

// A page is some 20 ms of work: whoever comes last waits two seconds.
const usualMakings = 100;

/** What an entry costs beside its bytes: key, headers, objects. */
const overhead = 2048;

/**
 * Answers to anonymous readers, kept until any content changes. All of them belong to one
 * generation: any write may show anywhere (titles in lists, counts, the neighbour's link), and
 * editors write rarely. It begins deaf: it keeps nothing until it is known to hear of writes.
 *
 * Old answers stay while there is room: they are what can be shown while the database is away.
 */
export class AnswerCache {
  private generation = 0;
  private isDeaf = true;
  private changesAt = Number.POSITIVE_INFINITY;
  private askingForChange: Promise<boolean> | null = null;
  private shelf = anEmptyShelf();
  private readonly makings = new Map<string, Making>();
  private readonly entries: LRUCache<string, Entry>;
  private readonly capacity: Capacity;
  private readonly read: NonNullable<Options["read"]>;

  constructor(private readonly options: Options) {
    this.read = options.read ?? ((make) => make());
    this.capacity = new Capacity(options.mostMakings ?? usualMakings);
    this.entries = new LRUCache<string, Entry>({
      maxSize: options.maxBytes,
      sizeCalculation: ({ kept }, key) => kept.bytes + 2 * key.length + overhead,
    });
  }

  /** All that is kept is old; what is being made is given to those who wait for it, and not kept. */
  forget(): void {
    this.generation += 1;
    this.shelf = anEmptyShelf();
    this.changesAt = Number.POSITIVE_INFINITY;
    this.askingForChange = null;
  }

  /** While it cannot hear of writes it keeps nothing, and all that it has is old. */
  setDeaf(isDeaf: boolean): void {
    this.isDeaf = isDeaf;
    this.forget();
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /** What is kept and not old; null where it has to be made. */
  kept(key: string): Given | null {
    if (this.options.now() >= this.changesAt) this.forget();
    const entry = this.entries.get(key);
    if (entry?.generation !== this.generation || this.options.now() >= entry.until) return null;
    return { kept: entry.kept, source: "hit" };
  }

  /**
   * What is kept, or else what `make` makes: once, however many ask meanwhile. Whoever asks
   * after `forget()` never gets what was begun before it; while it is deaf, and a write may have
   * gone unheard, nobody gets what was begun before they asked. Throws what `make` throws, and Busy
   * when too much is being made already.
   */
  answer(key: string, make: Make): Promise<Given> | Given {
    const kept = this.kept(key);
    if (kept) return kept;
    const underway = this.makings.get(key);
    const begin = () => this.begin(key, make);
    if (underway && this.isDeaf) {
      underway.next ??= underway.given.then(begin, begin);
      return underway.next;
    }
    return underway?.generation === this.generation ? underway.given : begin();
  }

  private begin(key: string, make: Make): Promise<Given> {
    const { generation } = this;
    const given = this.make(key, generation, make).finally(() => {
      if (this.makings.get(key)?.given === given) this.makings.delete(key);
    });
    this.makings.set(key, { generation, given });
    return given;
  }

  private async make(key: string, generation: number, make: Make): Promise<Given> {
    try {
      const made = await this.capacity.admit(() => this.makeFrom(make));
      const old = made.isExcuse ? this.stale(key) : null;
      if (old) return old;
      return made.isKept ? this.keep(key, generation, made) : passed(made.answer);
    } catch (error) {
      const old = isDatabaseAway(error) ? this.stale(key) : null;
      if (old) return old;
      throw error;
    }
  }

  private async makeFrom(make: Make): Promise<Made> {
    const { shelf } = this;
    // Before anything of this generation reads the clock, so that nothing lies between.
    const isShared = !this.isDeaf && (await this.learnNextChange());
    const made = await this.read((replica) => make(replica, isShared ? shelf : undefined));
    return isShared ? made : { ...made, isKept: false };
  }

  private keep(key: string, generation: number, { answer, lifetime }: Made): Given {
    const now = this.options.now();
    if (now >= this.changesAt) this.forget();
    if (generation !== this.generation) return passed(answer);
    const until = now + (lifetime ?? Number.POSITIVE_INFINITY);
    const kept: KeptAnswer = new KeptAnswer(answer, () => {
      const entry = this.entries.peek(key);
      // A new object, or its size would not be taken again.
      if (entry?.kept === kept) this.entries.set(key, { ...entry });
    });
    this.entries.set(key, { kept, generation, until });
    return { kept, source: "stored" };
  }

  private stale(key: string): Given | null {
    const entry = this.entries.get(key);
    return entry ? { kept: entry.kept, source: "stale" } : null;
  }

  /** Asks once in each generation; false when it could not be learnt, and nothing may be kept. */
  private learnNextChange(): Promise<boolean> {
    this.askingForChange ??= this.askForNextChange(this.generation);
    return this.askingForChange;
  }

  private async askForNextChange(generation: number): Promise<boolean> {
    const { nextChange, now } = this.options;
    try {
      const at = nextChange ? await nextChange(new Date(now())) : null;
      if (at && generation === this.generation) this.changesAt = at.getTime();
      return true;
    } catch {
      // The next that is made asks again.
      if (generation === this.generation) this.askingForChange = null;
      return false;
    }
  }
}
