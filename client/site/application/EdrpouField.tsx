import { applicationPartnerPhrases } from "../../phrases/application-partner.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { textOf } from "./answers.ts";
import { addsUp } from "./edrpou.ts";
import { useFormDesk } from "./form-desk.ts";
import { TextField } from "./TextField.tsx";

/** A register code; one that was probably mistyped is doubted and taken all the same. */
export function EdrpouField() {
  const { edrpou } = usePhrases(applicationPartnerPhrases);
  const code = textOf(useFormDesk().answers.edrpou).trim();
  const isDoubtful = /^\d{8}$/.test(code) && !addsUp(code);
  const hint = isDoubtful ? edrpou.doubtful : edrpou.hint;
  return <TextField name="edrpou" label={edrpou.label} hint={hint} autoComplete="off" isWide />;
}
