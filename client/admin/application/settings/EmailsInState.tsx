import { useState } from "react";
import {
  type EmailsCardQueryVariables,
  useEmailsCardQuery,
} from "../../../graphql/generated/EmailsCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ListError } from "../../table/ListError.tsx";
import { TablePagination } from "../../table/TablePagination.tsx";
import { EmailRows } from "../emails/EmailRows.tsx";

const size = 10;

/** E-mails of one status, newest first. */
export function EmailsInState({ state }: Pick<EmailsCardQueryVariables, "state">) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const [page, setPage] = useState(1);
  const answer = useEmailsCardQuery({
    variables: { state, first: size, skip: (page - 1) * size },
  });
  if (answer.error && !answer.data) return <ListError answer={answer} />;
  const emails = (answer.data ?? answer.previousData)?.emails;
  if (!emails) return null;
  if (emails.total === 0) return <p>{phrases.noEmails}</p>;
  return (
    <div aria-busy={answer.loading}>
      <EmailRows emails={emails.items} isLinked />
      <TablePagination
        page={page}
        size={size}
        shown={emails.items.length}
        total={emails.total}
        onPage={setPage}
      />
    </div>
  );
}
