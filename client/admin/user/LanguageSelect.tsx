import { Select } from "@mantine/core";
import { toApiError } from "../../graphql/errors.ts";
import {
  useOwnLanguageQuery,
  useSetUserLanguageMutation,
} from "../../graphql/generated/LanguageSelect.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { type Language, languages } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { notifyError } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";

/** The language in which somebody's admin area opens after signing in; saved when chosen. */
export function LanguageSelect(props: {
  person: { id: string; language: Language | null };
  label: string;
}) {
  const { id, language } = props.person;
  const phrases = usePhrases(usersPhrases);
  const errorText = useErrorText();
  const [save] = useSetUserLanguageMutation({ context: { handlesOwnErrors: true } });
  const choose = async (chosen: Language | undefined) => {
    if (!chosen) return;
    try {
      await save({ variables: { id, language: chosen } });
    } catch (error) {
      notifyError({ title: phrases.languageFailed, text: errorText(toApiError(error)) });
    }
  };
  return (
    <Select
      aria-label={props.label}
      placeholder={phrases.languageOfSignIn}
      data={languages.map((value) => ({ value, label: phrases.languages[value] }))}
      value={language}
      allowDeselect={false}
      comboboxProps={{ shadow: "md" }}
      onChange={(value) => void choose(languages.find((one) => one === value))}
    />
  );
}

/** The same for the user's own account. */
export function OwnLanguageSelect({ label }: { label: string }) {
  const { data } = useOwnLanguageQuery();
  return data?.currentUser ? <LanguageSelect person={data.currentUser} label={label} /> : null;
}
