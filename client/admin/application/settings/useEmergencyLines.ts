import { useEffect, useEffectEvent } from "react";
import { useFieldArray, useForm } from "react-hook-form";
import { toApiError } from "../../../graphql/errors.ts";
import {
  EmergencyLinesCardDocument,
  type EmergencyLinesCardQuery,
  useSaveEmergencyLinesMutation,
} from "../../../graphql/generated/EmergencyLinesCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import {
  confirmedLine,
  type EditedLine,
  isName,
  isPhone,
  toLine,
  toLines,
} from "./emergency-lines.ts";
import { useReportUnsaved } from "./useUnsaved.ts";

type Lines = { lines: EditedLine[] };

/** The lines being edited. An error leaves them unchanged. */
export function useEmergencyLines(stored: EmergencyLinesCardQuery["emergencyLines"]) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const errorText = useErrorText();
  const form = useForm<Lines>({ defaultValues: toLines(stored), shouldFocusError: false });
  const { formState, register, reset, clearErrors } = form;
  const { isDirty, isSubmitting, errors } = formState;
  const rows = useFieldArray({ control: form.control, name: "lines" });
  const [saveLines] = useSaveEmergencyLinesMutation({
    context: { handlesOwnErrors: true },
    update: (cache, { data }) => {
      if (!data) return;
      const written = { emergencyLines: data.saveEmergencyLines };
      cache.writeQuery({ query: EmergencyLinesCardDocument, data: written });
    },
  });
  useReportUnsaved("lines", isDirty);

  // Another admin's lines show here unless some are being edited.
  const show = useEffectEvent((lines: Lines) => {
    if (!isDirty) reset(lines);
  });
  useEffect(() => show(toLines(stored)), [stored]);

  async function save(values: Lines) {
    try {
      const { data } = await saveLines({ variables: { input: values.lines.map(toLine) } });
      // Text typed while saving stays.
      const isSame = JSON.stringify(form.getValues()) === JSON.stringify(values);
      if (data) reset(toLines(data.saveEmergencyLines), { keepValues: !isSame });
      notifySuccess({ title: phrases.saved(phrases.linesSaved) });
    } catch (error) {
      form.setError("root", { message: errorText(toApiError(error)) });
    }
  }

  const rules = {
    phone: (text: string) => isPhone(text) || phrases.lineRules.phone,
    nameUa: (text: string) => isName(text) || phrases.lineRules.name,
    nameEng: (text: string) => isName(text) || phrases.lineRules.name,
    hoursUa: () => true,
    hoursEng: () => true,
  };
  return {
    rows,
    isDirty,
    isBusy: isSubmitting,
    error: errors.root?.message,
    save: form.handleSubmit(save),
    lineOf: (index: number) => form.watch(`lines.${index}`),
    confirmedLine: (index: number) => confirmedLine(stored, form.watch(`lines.${index}`)),
    confirmation: (index: number) => register(`lines.${index}.confirm`),
    field: (index: number, name: keyof typeof rules) => ({
      ...register(`lines.${index}.${name}`, {
        onChange: () => clearErrors("root"),
        validate: rules[name],
      }),
      error: errors.lines?.[index]?.[name]?.message,
    }),
  };
}

export type EmergencyLinesEditing = ReturnType<typeof useEmergencyLines>;
