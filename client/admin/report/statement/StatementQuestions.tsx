import { Alert, Checkbox, Radio } from "@mantine/core";
import { statementPhrases } from "../../../phrases/admin/statement.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatExactMoney } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { type Encoding, type EncodingSample, encodings } from "./reading/encoding.ts";
import type { Question } from "./reading/read-operations.ts";
import styles from "./StatementDialog.module.css";
import type { Statement } from "./useStatement.ts";

/** Rows that are shown of those that cannot be read. */
const maxShown = 10;

/** What only a person can tell about the file. Answered questions stay, so that one can change one's mind. */
export function StatementQuestions(props: {
  statement: Statement;
  questions: readonly Question[];
}) {
  const { statement, questions } = props;
  const phrases = usePhrases(statementPhrases);
  if (questions.length === 0) return null;
  return (
    <Alert color={statement.isUnanswered ? "poppy" : "honey"} title={phrases.unansweredTitle}>
      <div className={styles.parts}>
        {questions.map((question) =>
          question.about === "unreadable" ? (
            <UnreadableRows key={question.about} statement={statement} question={question} />
          ) : (
            <YesOrNo key={question.about} statement={statement} question={question} />
          ),
        )}
      </div>
    </Alert>
  );
}

function YesOrNo({
  statement,
  question,
}: {
  statement: Statement;
  question: Exclude<Question, { about: "unreadable" }>;
}) {
  const phrases = usePhrases(statementPhrases);
  const reader = useLanguage();
  const { about, sample } = question;
  const labels = phrases[`${about}Answers`];
  const answer = statement.answers[about];
  return (
    <Radio.Group
      label={
        about === "monthFirst"
          ? phrases.monthFirst(sample)
          : phrases.longDecimals(sample, formatExactMoney(Math.abs(question.amount), reader))
      }
      value={answer === undefined ? "" : answer ? "yes" : "no"}
      onChange={(value) => statement.answer({ [about]: value === "yes" })}
    >
      <div className={styles.answers}>
        <Radio value="yes" label={labels.yes} />
        <Radio value="no" label={labels.no} />
      </div>
    </Radio.Group>
  );
}

function UnreadableRows({
  statement,
  question: { rows },
}: {
  statement: Statement;
  question: Extract<Question, { about: "unreadable" }>;
}) {
  const phrases = usePhrases(statementPhrases);
  return (
    <div>
      <p>{phrases.unreadable(rows.length)}</p>
      <ul className={styles.unreadable}>
        {rows.slice(0, maxShown).map(({ line, text }) => (
          <li key={line}>
            <b>{phrases.unreadableRow(line)}</b> <span>{text}</span>
          </li>
        ))}
        {rows.length > maxShown && <li>{phrases.unreadableMore(rows.length - maxShown)}</li>}
      </ul>
      <Checkbox
        label={phrases.withoutUnreadable}
        checked={statement.answers.unreadable === true}
        onChange={(event) => statement.answer({ unreadable: event.currentTarget.checked })}
      />
    </div>
  );
}

/** Shows a line of the file in each encoding, for a person to choose the one that is readable. */
export function EncodingQuestion(props: {
  samples: readonly EncodingSample[];
  onChoose: (encoding: Encoding) => void;
}) {
  const phrases = usePhrases(statementPhrases);
  return (
    <Alert color="poppy" role="none">
      <Radio.Group
        label={phrases.encoding}
        onChange={(value) => {
          const chosen = encodings.find((encoding) => encoding === value);
          if (chosen) props.onChoose(chosen);
        }}
      >
        <div className={styles.answers}>
          {props.samples.map(({ encoding, text }) => (
            <Radio key={encoding} value={encoding} label={text} />
          ))}
        </div>
      </Radio.Group>
    </Alert>
  );
}
