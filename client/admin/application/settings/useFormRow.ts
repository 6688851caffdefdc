import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import {
  type FormSettingsRowFragment,
  FormsCardDocument,
  useSaveFormSettingsMutation,
} from "../../../graphql/generated/FormsCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import { type FormValues, formInput, formValuesOf, validateFormValues } from "./form-values.ts";
import { useReportUnsaved } from "./useUnsaved.ts";

/** One form's settings being edited. They are kept after an error. */
export function useFormRow(settings: FormSettingsRowFragment, name: string) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const failureWords = useErrorText();
  const [changed, setChanged] = useState<Partial<FormValues>>({});
  const [wrong, setWrong] = useState<{ [field in keyof FormValues]?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [saveSettings, { loading, client }] = useSaveFormSettingsMutation({
    context: { handlesOwnErrors: true },
  });
  const stored = formValuesOf(settings);
  const values = { ...stored, ...changed };
  const isDirty = JSON.stringify(values) !== JSON.stringify(stored);
  useReportUnsaved(settings.form, isDirty);

  async function save() {
    const found = validateFormValues(values, phrases);
    setWrong(found);
    if (loading || Object.keys(found).length > 0) return;
    setFailure(null);
    const { form, version } = settings;
    try {
      await saveSettings({ variables: { form, version, input: formInput(values) } });
      // Text typed meanwhile is kept.
      setChanged((now) => (now === changed ? {} : now));
      notifySuccess({ title: phrases.saved(name) });
    } catch (error) {
      await told(error);
    }
  }

  async function told(error: unknown) {
    const found = toApiError(error);
    if (found.fields.some(({ path }) => path.endsWith("staffEmail"))) {
      return setWrong({ staffEmail: phrases.email });
    }
    if (found.code !== "CONFLICT") return setFailure(failureWords(found));
    const query = { query: FormsCardDocument, context: { isQuiet: true } };
    // Unchanged fields are updated from the server; changed ones are kept.
    await client.query({ ...query, fetchPolicy: "network-only" }).catch(() => undefined);
    setFailure(phrases.stale);
  }

  return {
    values,
    wrong,
    failure,
    isDirty,
    isBusy: loading,
    change(part: Partial<FormValues>) {
      setChanged({ ...changed, ...part });
      setWrong({});
      setFailure(null);
    },
    save,
  };
}
