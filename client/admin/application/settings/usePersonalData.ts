import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import { PersonalDataDocument } from "../../../graphql/generated/PersonalDataCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useErrorText } from "../../screen/useErrorText.ts";

/** The data stored about the person with this phone number, e-mail or reference. */
export type PersonalData = {
  contact: string;
  /** Number of applications, and of consents to pictures. */
  applications: number;
  consents: number;
  /** Number of applications that cannot be decrypted now: some may belong to this person. */
  unreadable: number;
  content: Record<string, unknown>;
};

/**
 * Looks a person up. The result is held in the component's state only, so that personal data does
 * not stay in the cache.
 */
export function usePersonalData() {
  const client = useApolloClient();
  const phrases = usePhrases(applicationSettingsPhrases);
  const errorText = useErrorText();
  const [contact, setContact] = useState("");
  const [found, setFound] = useState<PersonalData | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function find() {
    const trimmed = contact.trim();
    if (!trimmed || isBusy) return;
    setIsBusy(true);
    try {
      const { data } = await client.query({
        query: PersonalDataDocument,
        variables: { contact: trimmed },
        fetchPolicy: "no-cache",
      });
      if (!data) return;
      const {
        found: applications,
        foundConsents: consents,
        unreadable,
        content,
      } = data.personalData;
      setFound({ contact: trimmed, applications, consents, unreadable, content });
    } catch (caught) {
      const refusal = toApiError(caught);
      setError(refusal.code === "INVALID" ? phrases.contactWrong : errorText(refusal));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    contact,
    found,
    error,
    isBusy,
    find,
    type(text: string) {
      setContact(text);
      setFound(null);
      setError(null);
    },
    clear() {
      setContact("");
      setFound(null);
    },
  };
}
