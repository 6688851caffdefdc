/** One text of one image: its alternative text in a language. */
export type DescriptionKey = { id: string; language: "UA" | "ENG" };

/**
 * `waiting` to be sent, `failed` without a connection and sent again later, `gone` with its image,
 * `conflict` with the text of somebody else, `tooLong` to be sent.
 */
type DescriptionState = "waiting" | "saving" | "saved" | "failed" | "conflict" | "gone" | "tooLong";

export type TypedDescription = {
  text: string;
  state: DescriptionState;
  /** The stored text that the typed one replaces; after a conflict the other person's. */
  previous: string;
};

export type SendResult =
  | { kind: "saved"; text: string }
  | { kind: "conflict"; text: string }
  | { kind: "gone" };

/** Throws when nothing is known of the result: then the text is sent again. */
export type SendDescription = (
  key: DescriptionKey,
  text: string,
  previous: string,
) => Promise<SendResult>;

/** Calls `run` after a time in milliseconds; returns how to cancel that. */
export type Schedule = (run: () => void, ms: number) => () => void;

const onTimer: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** The server's limit, in characters. */
const maxLength = 500;

/** Milliseconds without a keystroke before a text is sent. */
const debounceMs = 1200;

/** Milliseconds before texts that could not be sent are sent again. */
const retryDelayMs = 10_000;

const nameOf = ({ id, language }: DescriptionKey) => `${language} ${id}`;

/**
 * Saves descriptions as they are typed, each by itself, and holds those that are not saved yet,
 * whatever screen is shown. A text is sent once at a time, so that the last one typed wins.
 */
export class TypedDescriptions {
  private readonly known = new Map<string, { key: DescriptionKey; typed: TypedDescription }>();
  private readonly scheduled = new Map<string, () => void>();
  private readonly sending = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private cancelRetry: (() => void) | null = null;

  constructor(
    private readonly send: SendDescription,
    private readonly schedule: Schedule = onTimer,
  ) {}

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** What was typed since the image was loaded; the same object until that changes. */
  get(key: DescriptionKey): TypedDescription | undefined {
    return this.known.get(nameOf(key))?.typed;
  }

  /** Number of texts that the server does not have. */
  unsavedCount = (): number =>
    [...this.known.values()].filter(({ typed }) => !isSettled(typed)).length;

  /** Whether there are texts that could not be sent, which `retry` sends again. */
  hasFailed = (): boolean => [...this.known.values()].some(({ typed }) => typed.state === "failed");

  /** Whether texts were saved here, and all that were typed are. */
  areAllSaved = (): boolean => {
    const states = [...this.known.values()].map(({ typed }) => typed.state);
    return states.length > 0 && states.every((state) => state === "saved");
  };

  /** Records a keystroke. `stored` is the text that the server has, as far as is known here. */
  type(key: DescriptionKey, text: string, stored: string) {
    const now = this.get(key);
    const previous = !now || isSettled(now) ? stored : now.previous;
    if (now?.state === "conflict") return this.set(key, { ...now, text });
    this.set(key, { text, previous, state: "waiting" });
    this.scheduleSave(key);
  }

  /** Sends a text at once, when the field is left. */
  leave(key: DescriptionKey) {
    if (this.get(key)?.state === "waiting") void this.save(key);
  }

  /** Sends again what could not be sent. */
  retry = () => {
    this.cancelRetry?.();
    this.cancelRetry = null;
    for (const { key, typed } of [...this.known.values()]) {
      if (typed.state === "failed") void this.save(key);
    }
  };

  /** Ends a conflict: replaces the other person's text, or takes it. */
  settle(key: DescriptionKey, choice: "own" | "theirs") {
    const now = this.get(key);
    if (now?.state !== "conflict") return;
    if (choice === "theirs") return this.set(key, { ...now, text: now.previous, state: "saved" });
    this.set(key, { ...now, state: "waiting" });
    void this.save(key);
  }

  private async save(key: DescriptionKey): Promise<void> {
    const name = nameOf(key);
    this.scheduled.get(name)?.();
    this.scheduled.delete(name);
    const now = this.get(key);
    if (!now || this.sending.has(name)) return;
    const { text, previous } = now;
    if (text.trim().length > maxLength) return this.set(key, { ...now, state: "tooLong" });
    if (text.trim() === previous) return this.set(key, { ...now, state: "saved" });
    this.sending.add(name);
    this.set(key, { ...now, state: "saving" });
    const result = await this.send(key, text, previous).catch(() => null);
    this.sending.delete(name);
    this.finish(key, text, result);
  }

  private finish(key: DescriptionKey, sent: string, result: SendResult | null) {
    const now = this.get(key);
    if (!now) return;
    if (result === null) {
      this.set(key, { ...now, state: "failed" });
      this.cancelRetry ??= this.schedule(this.retry, retryDelayMs);
      return;
    }
    if (result.kind === "gone") return this.set(key, { ...now, state: "gone" });
    if (result.kind === "conflict") {
      return this.set(key, { ...now, previous: result.text, state: "conflict" });
    }
    const isLast = now.text === sent;
    this.set(key, { ...now, previous: result.text, state: isLast ? "saved" : "waiting" });
    if (!isLast) this.scheduleSave(key);
  }

  private scheduleSave(key: DescriptionKey) {
    const name = nameOf(key);
    this.scheduled.get(name)?.();
    this.scheduled.set(
      name,
      this.schedule(() => void this.save(key), debounceMs),
    );
  }

  private set(key: DescriptionKey, typed: TypedDescription) {
    this.known.set(nameOf(key), { key, typed });
    for (const listener of this.listeners) listener();
  }
}

const isSettled = ({ state }: TypedDescription) => state === "saved" || state === "gone";
