import { useState } from "react";
import { useApplicationCountsQuery } from "../../graphql/generated/ApplicationCounts.ts";
import { useMailsCardQuery } from "../../graphql/generated/MailsCard.ts";
import { applicationSettingsPhrases } from "../../phrases/admin-application-settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { MailRows } from "../application/MailRows.tsx";
import { Choices } from "../editing/Choices.tsx";
import { ListProblem } from "../editing/ListProblem.tsx";
import { TableFoot } from "../editing/TableFoot.tsx";
import styles from "./ApplicationSettings.module.css";

const size = 10;
const states = ["FAILED", "KEPT", "WAITING", "SENT"] as const;

/** What the site wrote, by what became of it; what did not arrive can be sent once more. */
export function MailsCard() {
  const phrases = usePhrases(applicationSettingsPhrases);
  const [state, setState] = useState<(typeof states)[number]>("FAILED");
  const [page, setPage] = useState(1);
  const { data: counted } = useApplicationCountsQuery({ isQuiet: true });
  const counts = counted?.applicationCounts;
  const shares = { FAILED: counts?.mailsFailed, WAITING: counts?.mailsWaiting };
  const answer = useMailsCardQuery({
    isQuiet: true,
    variables: { state, first: size, skip: (page - 1) * size },
  });
  const isLost = !!answer.error && !answer.data;
  const mails = isLost ? undefined : (answer.data ?? answer.previousData)?.mails;
  return (
    <section id="mails" className={styles.card} aria-labelledby="mails-title">
      <h2 id="mails-title">{phrases.mails}</h2>
      <p className={styles.text}>{phrases.mailsText}</p>
      <Choices
        legend={phrases.mailChoice}
        chosen={state}
        choices={states.map((value) => ({
          value,
          label: phrases.mailChoices[value],
          count: Reflect.get(shares, value),
        }))}
        onChoose={(value) => {
          setState(value);
          setPage(1);
        }}
      />
      {isLost && <ListProblem answer={answer} />}
      {mails?.total === 0 && <p>{phrases.noMails}</p>}
      {mails && mails.total > 0 && (
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
      )}
    </section>
  );
}
