import { type ChangeEvent, useEffect, useEffectEvent } from "react";
import { useForm } from "react-hook-form";
import { type FieldError, toApiError } from "../../../graphql/errors.ts";
import {
  type FormSettingsRowFragment,
  FormsCardDocument,
  useSaveFormSettingsMutation,
} from "../../../graphql/generated/FormsCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { formAlertPhrases } from "../../../phrases/admin/form-alerts.ts";
import { formChoicePhrases } from "../../../phrases/admin/form-choices.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import { choiceLabel, fieldLabel } from "../answers/field-labels.ts";
import { type FormValues, formInput, formValuesOf, isValid } from "./form-values.ts";
import { useReportUnsaved } from "./useUnsaved.ts";

const fieldNames = Object.keys(isValid) as (keyof typeof isValid)[]; // keys are widened

/** One form's settings being edited. An error leaves them unchanged. */
export function useFormRow(settings: FormSettingsRowFragment, name: string) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const alerts = usePhrases(formAlertPhrases);
  const choicePhrases = usePhrases(formChoicePhrases);
  const language = useLanguage();
  const errorText = useErrorText();
  const form = useForm<FormValues>({
    defaultValues: formValuesOf(settings),
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { register, reset, watch, getValues, setError, setValue, clearErrors, handleSubmit } = form;
  const { errors, defaultValues: shown, isDirty, isSubmitting } = form.formState;
  const [saveSettings, { client }] = useSaveFormSettingsMutation({
    context: { handlesOwnErrors: true },
  });
  const messages: Record<keyof typeof isValid, string> = {
    placesLeft: phrases.wholeNumberRule,
    staffEmail: alerts.emailList,
    urgentEmail: alerts.emailList,
    telegramChats: alerts.chatList,
    urgentTelegramChats: alerts.chatList,
    replyDays: phrases.replyDaysRule,
    overdueHours: alerts.hours,
    urgentOverdueHours: alerts.hours,
    retentionMonths: phrases.months,
  };
  useReportUnsaved(settings.form, isDirty);

  // Not the library's `keepDirtyValues`, which calls the form unchanged afterwards.
  const update = useEffectEvent((stored: FormValues) => {
    const typed = getValues();
    reset(stored, { keepErrors: true });
    for (const name of ["state", ...fieldNames] as const)
      if (typed[name] !== shown?.[name]) setValue(name, typed[name], { shouldDirty: true });
    typed.choices.forEach((choice, place) => {
      const isChanged = JSON.stringify(choice) !== JSON.stringify(shown?.choices?.[place]);
      if (isChanged) setValue(`choices.${place}`, choice, { shouldDirty: true });
    });
  });
  useEffect(() => update(formValuesOf(settings)), [settings]);

  async function save(values: FormValues) {
    const { form, version } = settings;
    try {
      const { data } = await saveSettings({
        variables: { form, version, input: formInput(values) },
      });
      // Text typed while saving stays.
      const isSame = JSON.stringify(getValues()) === JSON.stringify(values);
      if (data && isSame) reset(formValuesOf(data.saveApplicationFormSettings));
      notifySuccess({ title: phrases.saved(name) });
    } catch (error) {
      await handleError(error);
    }
  }

  async function handleError(error: unknown) {
    const found = toApiError(error);
    const refused = fieldNames.find((name) => found.fields.some(({ path }) => path === name));
    if (refused) return setError(refused, { message: messages[refused] });
    const [choice] = found.fields.filter(({ path }) => path.startsWith("choices"));
    if (choice) return showChoiceError(choice);
    if (found.code !== "CONFLICT") return setError("root", { message: errorText(found) });
    const query = { query: FormsCardDocument };
    await client.query({ ...query, fetchPolicy: "network-only" }).catch(() => undefined);
    setError("root", { message: phrases.stale });
  }

  function showChoiceError({ path, found: list = "" }: FieldError) {
    const { form } = settings;
    if (path !== "choices")
      return setError(path as `choices.${number}.labelUa`, { message: choicePhrases.required });
    const point = choiceLabel({ form, field: list, language }, "POINT");
    const message = [
      choicePhrases.empty(fieldLabel(form, list, language)),
      list === "delivery" && choicePhrases.pointAlone(point),
    ];
    setError("root", { message: message.filter(Boolean).join(" ") });
  }

  return {
    state: register("state", { onChange: () => clearErrors() }),
    field: (name: keyof typeof isValid) => ({
      ...register(name, {
        onChange: () => clearErrors(),
        validate: (text) => isValid[name](text) || messages[name],
      }),
      error: errors[name]?.message,
    }),
    choice: {
      hasError: (place: number) => errors.choices?.[place] !== undefined,
      offered: (place: number) => ({
        checked: watch(`choices.${place}.isOffered`),
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          clearErrors();
          setValue(`choices.${place}.isOffered`, currentTarget.checked, { shouldDirty: true });
        },
      }),
      label: (place: number, name: "labelUa" | "labelEng") => ({
        ...register(`choices.${place}.${name}`, { onChange: () => clearErrors() }),
        error: errors.choices?.[place]?.[name]?.message,
      }),
    },
    error: errors.root?.message,
    isDirty,
    isBusy: isSubmitting,
    save: handleSubmit(save),
  };
}

export type FormRowState = ReturnType<typeof useFormRow>;
