import { useSafetySuspenseQuery } from "../../../graphql/generated/Safety.ts";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { telHref } from "../../../ui/ContactWays.tsx";
import { isAsked } from "../answers/answers.ts";
import { useFormContext } from "../state/form-context.ts";
import { frameClass } from "./FieldFrame.tsx";
import styles from "./UnderAge.module.css";

/** Where somebody under 18 can turn alone, shown when a parent's confirmation is asked for. */
export function UnderAge() {
  const { underAge } = usePhrases(applicationPhrases);
  const language = useLanguage();
  const { settings, emergencyLines } = useSafetySuspenseQuery({ variables: { language } }).data;
  const { rules, answers } = useFormContext();
  const { phone, translation } = settings;
  return (
    <aside
      className={frameClass({ isAsked: isAsked(rules, "parentConfirmed", answers) }, true)}
      aria-labelledby="under-age"
    >
      <div className={styles.slip}>
        <h3 id="under-age">{underAge.title}</h3>
        {emergencyLines.length > 0 && (
          <>
            <p>{underAge.text}</p>
            <ul>
              {emergencyLines.map(({ id, phone: number, name, hours }) => (
                <li key={id}>
                  <a href={telHref(number)}>{number}</a>{" "}
                  <span>{[name, hours].filter(Boolean).join(", ")}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {phone && (
          <p>
            <span>{underAge.orCall}</span> <a href={telHref(phone)}>{phone}</a>
            {translation.schedule && <span>{`, ${translation.schedule}`}</span>}
          </p>
        )}
      </div>
    </aside>
  );
}
