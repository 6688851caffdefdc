import { Button, Select } from "@mantine/core";
import { useState } from "react";
import { toApiError } from "../../graphql/errors.ts";
import {
  type TeamQuery,
  useSetUserLanguageMutation,
  useTeamQuery,
} from "../../graphql/generated/TeamStep.ts";
import { useSession } from "../../graphql/session.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { setupPhrases } from "../../phrases/admin/setup.ts";
import { languages } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { PlusIcon } from "../../ui/icons/icons.tsx";
import { notifyError } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";
import { InviteDialog } from "../user/InviteDialog.tsx";
import { LinkDialog, type OneTimeLink } from "../user/LinkDialog.tsx";
import styles from "./SetupPage.module.css";

/** Everybody with an account, the language of each, and invitations. */
export function TeamStep() {
  const phrases = usePhrases(setupPhrases);
  const { list } = usePhrases(usersPhrases);
  const { data, refetch } = useTeamQuery({ isQuiet: true });
  const [isInviting, setIsInviting] = useState(false);
  const [link, setLink] = useState<OneTimeLink | null>(null);
  const people = data?.users.filter(({ deactivatedAt }) => !deactivatedAt) ?? [];
  return (
    <div className={styles.card}>
      <ul className={styles.people} aria-label={list}>
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          leftSection={<PlusIcon size={18} />}
          onClick={() => setIsInviting(true)}
        >
          {phrases.invite}
        </Button>
      </div>
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setIsInviting(false)}
        onClosed={() => undefined}
        onLink={(invited) => {
          setLink(invited);
          void refetch();
        }}
      />
      <LinkDialog link={link} onClose={() => setLink(null)} onClosed={() => undefined} />
    </div>
  );
}

function Person({ person }: { person: TeamQuery["users"][number] }) {
  const phrases = usePhrases(setupPhrases);
  const { types, languages: names } = usePhrases(usersPhrases);
  const isOwn = useSession()?.id === person.id;
  const errorText = useErrorText();
  const [save] = useSetUserLanguageMutation({ context: { handlesOwnErrors: true } });
  const name = person.name || person.email;
  const choose = async (language: "UA" | "ENG" | null) => {
    if (!language) return;
    try {
      await save({ variables: { id: person.id, language } });
    } catch (error) {
      notifyError({ title: phrases.languageFailed, text: errorText(toApiError(error)) });
    }
  };
  return (
    <li>
      <div>
        <strong>
          {name}
          {isOwn && ` (${phrases.you})`}
        </strong>
        <span>
          {person.email} · {types[person.userType]}
        </span>
      </div>
      <Select
        aria-label={phrases.languageOf(name)}
        placeholder={phrases.languageOfSignIn}
        data={languages.map((value) => ({ value, label: names[value] }))}
        value={person.language}
        allowDeselect={false}
        comboboxProps={{ shadow: "md" }}
        onChange={(value) => void choose(languages.find((one) => one === value) ?? null)}
      />
    </li>
  );
}
