/**
 * A backtracking engine for regular expressions that counts its steps, so that a test can compare how
 * much work texts of different lengths are without a clock. Reads what the site's own patterns use.
 */

/** Matches at `at`, then goes on with `next`; false when nothing further matches. */
type Matcher = (at: number, next: (at: number) => boolean) => boolean;

interface Search {
  text: string;
  steps: number;
}

/** Steps of one search after which a pattern counts as endless. */
const maxSteps = 1_000_000;

/** Finds the first match in a text, or all of them with the flag `g`, and counts the steps. */
export function walk({ source, flags }: RegExp, text: string): { found: string[]; steps: number } {
  const search: Search = { text, steps: 0 };
  const match = new Compiler(source, flags, search).compile();
  const found: string[] = [];
  for (let start = 0; start <= text.length; start += 1) {
    let end = start;
    const isMatch = match(start, (at) => {
      end = at;
      return true;
    });
    if (!isMatch) continue;
    found.push(text.slice(start, end));
    if (!flags.includes("g")) break;
    start = Math.max(start, end - 1);
  }
  return { found, steps: search.steps };
}

/** The sources of all parts of a pattern that match one character. */
export function charactersOf({ source, flags }: RegExp): RegExp[] {
  const compiler = new Compiler(source, flags, { text: "", steps: 0 });
  compiler.compile();
  return compiler.characters;
}

const atom =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|\[(?:\\.|[^\]\\])*\]|./suy;
const quantifier = /([*+?]|\{\d+(?:,\d*)?\})(\??)/y;
const group = /\((\?:|\?=|\?!|\?<=|\?<!|\?<\w+>|)/y;

class Compiler {
  readonly characters: RegExp[] = [];
  private place = 0;
  private groups = 0;
  private readonly captured: string[] = [];

  constructor(
    private readonly source: string,
    private readonly flags: string,
    private readonly search: Search,
  ) {}

  compile(): Matcher {
    return this.alternatives(false);
  }

  /** A lookbehind is matched backwards, as engines do. */
  private alternatives(isBackwards: boolean): Matcher {
    const all = [this.sequence(isBackwards)];
    while (this.source[this.place] === "|") {
      this.place += 1;
      all.push(this.sequence(isBackwards));
    }
    return (at, next) => all.some((one) => one(at, next));
  }

  private sequence(isBackwards: boolean): Matcher {
    const parts: Matcher[] = [];
    while (this.place < this.source.length && !/[|)]/.test(this.source[this.place] ?? "")) {
      parts.push(this.repeated(this.part(isBackwards)));
    }
    const nothing: Matcher = (at, next) => next(at);
    return (isBackwards ? parts : parts.reverse()).reduce<Matcher>(
      (rest, part) => (at, next) => part(at, (end) => rest(end, next)),
      nothing,
    );
  }

  private part(isBackwards: boolean): Matcher {
    const opening = this.read(group);
    if (opening) return this.group(opening[1] ?? "", isBackwards);
    const [raw = ""] = this.read(atom) ?? [];
    const { search } = this;
    if (/^(?:[$^]|\\[bB])$/.test(raw)) {
      const isHere = new RegExp(raw, `${this.flags.replace(/[gy]/g, "")}y`);
      return (at, next) => {
        search.steps += 1;
        isHere.lastIndex = at;
        return isHere.test(search.text) && next(at);
      };
    }
    if (/^\\[1-9]$/.test(raw)) return this.backreference(Number(raw[1]));
    const pattern = new RegExp(`^${raw}$`, this.flags.replace(/[gmy]/g, ""));
    this.characters.push(pattern);
    const known = new Map<string, boolean>();
    return (at, next) => {
      search.steps += 1;
      if (search.steps > maxSteps) throw new Error("endless");
      const character = search.text[isBackwards ? at - 1 : at];
      if (character === undefined) return false;
      const isOne = known.get(character) ?? pattern.test(character);
      known.set(character, isOne);
      return isOne && next(isBackwards ? at - 1 : at + 1);
    };
  }

  private group(kind: string, isBackwards: boolean): Matcher {
    const isCaptured = kind === "" || /^\?<\w/.test(kind);
    const index = isCaptured ? ++this.groups : 0;
    const isLook = !isCaptured && kind !== "?:";
    const inner = this.alternatives(isLook ? kind.startsWith("?<") : isBackwards);
    this.place += 1;
    if (isLook) return (at, next) => inner(at, () => true) !== kind.endsWith("!") && next(at);
    return (at, next) =>
      inner(at, (end) => {
        if (isCaptured) this.captured[index] = this.search.text.slice(at, end);
        return next(end);
      });
  }

  private backreference(index: number): Matcher {
    return (at, next) => {
      const text = this.captured[index] ?? "";
      this.search.steps += text.length + 1;
      return this.search.text.startsWith(text, at) && next(at + text.length);
    };
  }

  private repeated(one: Matcher): Matcher {
    const [, sign = "", lazy] = this.read(quantifier) ?? [];
    if (!sign) return one;
    const [least, most] = boundsOf(sign);
    const repeat = (count: number, at: number, next: (at: number) => boolean): boolean => {
      const more = () =>
        count < most &&
        one(at, (end) => (end !== at || count < least) && repeat(count + 1, end, next));
      const enough = () => count >= least && next(at);
      return lazy ? enough() || more() : more() || enough();
    };
    return (at, next) => repeat(0, at, next);
  }

  private read(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.source);
    if (found) this.place += found[0].length;
    return found;
  }
}

function boundsOf(sign: string): [least: number, most: number] {
  if (sign === "*") return [0, Number.POSITIVE_INFINITY];
  if (sign === "+") return [1, Number.POSITIVE_INFINITY];
  if (sign === "?") return [0, 1];
  const [least = 0, most] = sign.slice(1, -1).split(",");
  return [Number(least), most === undefined ? Number(least) : Number(most || "Infinity")];
}
