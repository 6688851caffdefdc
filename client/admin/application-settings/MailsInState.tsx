import { useState } from "react";
import {
  type MailsCardQueryVariables,
  useMailsCardQuery,
} from "../../graphql/generated/MailsCard.ts";
import { applicationSettingsPhrases } from "../../phrases/admin-application-settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { MailRows } from "../application/MailRows.tsx";
import { ListProblem } from "../editing/ListProblem.tsx";
import { TableFoot } from "../editing/TableFoot.tsx";

const size = 10;

/** The mails of which the same became, newest first. */
export function MailsInState({ state }: Pick<MailsCardQueryVariables, "state">) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const [page, setPage] = useState(1);
  const answer = useMailsCardQuery({
    isQuiet: true,
    variables: { state, first: size, skip: (page - 1) * size },
  });
  if (answer.error && !answer.data) return <ListProblem answer={answer} />;
  const mails = (answer.data ?? answer.previousData)?.mails;
  if (!mails) return null;
  if (mails.total === 0) return <p>{phrases.noMails}</p>;
  return (
    <div aria-busy={answer.loading}>
      <MailRows mails={mails.items} isLinked />
      <TableFoot
        page={page}
        size={size}
        shown={mails.items.length}
        total={mails.total}
        onPage={setPage}
      />
    </div>
  );
}
