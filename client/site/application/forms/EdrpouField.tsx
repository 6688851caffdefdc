import { applicationPartnerPhrases } from "../../../phrases/application/partner.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { answerAsText } from "../answers/answers.ts";
import { TextField } from "../fields/TextField.tsx";
import { useFormContext } from "../state/form-context.ts";

const weights = [1, 2, 3, 4, 5, 6, 7];
const middleWeights = [7, 1, 2, 3, 4, 5, 6];

/**
 * Whether the check digit of an eight-digit register code is correct by the State Statistics
 * Service's algorithm. Some codes in use fail it: use it for a warning, never for an error.
 */
export function hasValidChecksum(code: string): boolean {
  const number = Number(code);
  const first = number < 30_000_000 || number > 60_000_000 ? weights : middleWeights;
  const found = remainder(code, first);
  const digit =
    found < 10
      ? found
      : remainder(
          code,
          first.map((weight) => weight + 2),
        ) % 10;
  return digit === Number(code[7]);
}

const remainder = (code: string, by: readonly number[]): number =>
  by.reduce((sum, weight, place) => sum + weight * Number(code[place]), 0) % 11;

/** A register code; a code that is probably mistyped shows a warning and is accepted. */
export function EdrpouField() {
  const { edrpou } = usePhrases(applicationPartnerPhrases);
  const code = answerAsText(useFormContext().answers.edrpou).trim();
  const isDoubtful = /^\d{8}$/.test(code) && !hasValidChecksum(code);
  const hint = isDoubtful ? edrpou.doubtful : edrpou.hint;
  return <TextField name="edrpou" label={edrpou.label} hint={hint} autoComplete="off" isWide />;
}
