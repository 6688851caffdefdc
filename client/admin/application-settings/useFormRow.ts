import { useState } from "react";
import { readFailure } from "../../graphql/failures.ts";
import {
  type FormSettingsRowFragment,
  FormsCardDocument,
  useSaveFormSettingsMutation,
} from "../../graphql/generated/FormsCard.ts";
import { applicationSettingsPhrases } from "../../phrases/admin-application-settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useFailureWords } from "../editing/failure-words.ts";
import { tellSuccess } from "../notices.ts";
import { formInput, type Typed, typedOf, wrongIn } from "./form-values.ts";
import { useTellUnsaved } from "./useUnsaved.ts";

/** One form's settings as they are typed. What was typed stays when it could not be saved. */
export function useFormRow(settings: FormSettingsRowFragment, name: string) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const failureWords = useFailureWords();
  const [changed, setChanged] = useState<Partial<Typed>>({});
  const [wrong, setWrong] = useState<{ [field in keyof Typed]?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [saveSettings, { loading, client }] = useSaveFormSettingsMutation({
    context: { tellsSurprises: true },
  });
  const stored = typedOf(settings);
  const values = { ...stored, ...changed };
  const isDirty = JSON.stringify(values) !== JSON.stringify(stored);
  useTellUnsaved(settings.form, isDirty);

  async function save() {
    const found = wrongIn(values, phrases);
    setWrong(found);
    if (loading || Object.keys(found).length > 0) return;
    setFailure(null);
    const { form, version } = settings;
    try {
      await saveSettings({ variables: { form, version, input: formInput(values) } });
      // What is typed on meanwhile stays.
      setChanged((now) => (now === changed ? {} : now));
      tellSuccess({ title: phrases.saved(name) });
    } catch (error) {
      await told(error);
    }
  }

  async function told(error: unknown) {
    const found = readFailure(error);
    if (found.fields.some(({ path }) => path.endsWith("staffEmail"))) {
      return setWrong({ staffEmail: phrases.email });
    }
    if (found.code !== "CONFLICT") return setFailure(failureWords(found));
    const query = { query: FormsCardDocument, context: { isQuiet: true } };
    // What was not touched here follows; what was typed stays.
    await client.query({ ...query, fetchPolicy: "network-only" }).catch(() => undefined);
    setFailure(phrases.stale);
  }

  return {
    values,
    wrong,
    failure,
    isDirty,
    isBusy: loading,
    change(part: Partial<Typed>) {
      setChanged({ ...changed, ...part });
      setWrong({});
      setFailure(null);
    },
    save,
  };
}
