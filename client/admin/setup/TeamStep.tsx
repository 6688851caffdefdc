import { Button } from "@mantine/core";
import { useState } from "react";
import { type TeamQuery, useTeamQuery } from "../../graphql/generated/TeamStep.ts";
import { useSession } from "../../graphql/session.ts";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { setupPhrases } from "../../phrases/admin/site/setup.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { PlusIcon } from "../../ui/icons/icons.tsx";
import { InviteDialog } from "../user/InviteDialog.tsx";
import { LanguageSelect } from "../user/LanguageSelect.tsx";
import { LinkDialog, type OneTimeLink } from "../user/LinkDialog.tsx";
import { userStatusOf } from "../user/user-status.ts";
import styles from "./SetupPage.module.css";

/** Everybody with an account, the language of each, and invitations. */
export function TeamStep() {
  const phrases = usePhrases(setupPhrases);
  const { list } = usePhrases(usersPhrases);
  const { data, refetch } = useTeamQuery();
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
  const { nameRoles, states } = usePhrases(usersPhrases);
  const language = useLanguage();
  const isOwn = useSession()?.id === person.id;
  const name = person.name || person.email;
  const { state, at } = userStatusOf(person, serverNow());
  return (
    <li>
      <div>
        <strong>{isOwn ? `${name} (${phrases.you})` : name}</strong>
        <span>{`${person.email} · ${nameRoles(person.roles)}`}</span>
        {state !== "active" && (
          <span>{states[state](at ? formatDay(kyivDayOf(at), language) : "")}</span>
        )}
      </div>
      <LanguageSelect person={person} label={phrases.languageOf(name)} />
    </li>
  );
}
