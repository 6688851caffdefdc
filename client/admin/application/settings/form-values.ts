import type {
  FormSettingsRowFragment,
  SaveFormSettingsMutationVariables,
} from "../../../graphql/generated/FormsCard.ts";

/** A form's settings as typed. */
export type FormValues = {
  state: FormSettingsRowFragment["state"];
  placesLeft: string;
  staffEmail: string;
  urgentEmail: string;
  telegramChats: string;
  urgentTelegramChats: string;
  replyDays: string;
  overdueHours: string;
  urgentOverdueHours: string;
  retentionMonths: string;
  choices: ChoiceValues[];
};

type ChoiceValues = Omit<FormSettingsRowFragment["choices"][number], "form" | "__typename">;

export const formValuesOf = (settings: FormSettingsRowFragment): FormValues => ({
  state: settings.state,
  placesLeft: settings.placesLeft?.toString() ?? "",
  staffEmail: settings.staffEmail,
  urgentEmail: settings.urgentEmail,
  telegramChats: settings.telegramChats,
  urgentTelegramChats: settings.urgentTelegramChats,
  replyDays: settings.replyDays?.toString() ?? "",
  overdueHours: String(settings.overdueHours),
  urgentOverdueHours: String(settings.urgentOverdueHours),
  retentionMonths: String(settings.retentionMonths),
  choices: settings.choices.map(choiceValuesOf),
});

const choiceValuesOf = ({ field, value, isOffered, labelUa, labelEng }: ChoiceValues) => {
  return { field, value, isOffered, labelUa, labelEng };
};

/** Converts to the server's input; call it only with valid values. */
export function formInput(typed: FormValues): SaveFormSettingsMutationVariables["input"] {
  return {
    state: typed.state,
    placesLeft: numberOrNull(typed.placesLeft),
    staffEmail: typed.staffEmail.trim(),
    urgentEmail: typed.urgentEmail.trim(),
    telegramChats: typed.telegramChats.trim(),
    urgentTelegramChats: typed.urgentTelegramChats.trim(),
    replyDays: numberOrNull(typed.replyDays),
    overdueHours: Number(typed.overdueHours.trim()),
    urgentOverdueHours: Number(typed.urgentOverdueHours.trim()),
    retentionMonths: Number(typed.retentionMonths.trim()),
    choices: typed.choices,
  };
}

const numberOrNull = (text: string) => (text.trim() === "" ? null : Number(text.trim()));

/** The server's rules. */
export const isValid = {
  placesLeft: (text: string) => text.trim() === "" || isIntegerBetween(text, 0, 100_000),
  staffEmail: isEmailList,
  urgentEmail: isEmailList,
  telegramChats: isChatList,
  urgentTelegramChats: isChatList,
  replyDays: (text: string) => text.trim() === "" || isIntegerBetween(text, 1, 60),
  overdueHours: isHours,
  urgentOverdueHours: isHours,
  retentionMonths: (text: string) => isIntegerBetween(text, 1, 120),
};

const addressesOf = (list: string) => list.split(/[\s,;]+/).filter(Boolean);

function isEmailList(list: string): boolean {
  const addresses = addressesOf(list);
  return (
    addresses.length <= 10 &&
    addresses.every((one) => /^(?!.*\.\.)[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(one))
  );
}

function isChatList(list: string): boolean {
  const chats = addressesOf(list);
  return chats.length <= 10 && chats.every((one) => /^(?:-?\d{1,20}|@[a-z]\w{3,31})$/i.test(one));
}

function isHours(text: string): boolean {
  return isIntegerBetween(text, 1, 720);
}

function isIntegerBetween(text: string, least: number, most: number): boolean {
  const number = Number(text.trim());
  return /^\d+$/.test(text.trim()) && number >= least && number <= most;
}
