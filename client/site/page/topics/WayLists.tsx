import type { ReactNode } from "react";
import { useGivingExamplesSuspenseQuery } from "../../../graphql/generated/GivingExamples.ts";
import { paths } from "../../../paths.ts";
import { useBilingualLine, useLanguage } from "../../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { donatePhrases } from "../../../phrases/site/donate.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { CheckIcon, CloseIcon } from "../../../ui/icons/icons.tsx";
import type { Content } from "../block.ts";
import { Paragraphs } from "../blocks/BlockSection.tsx";
import styles from "./WayLists.module.css";

type Way = Content<"WayBlock">;
type WayListProps = { content: Way; lang: string | undefined };

const hasText = ({ title, text }: Way["entries"][number]) => Boolean(title || text);

/**
 * What donations pay for: the amounts of the settings, as on the page of donations, each of which leads
 * there. A list of the page's own is shown while the settings have none in hryvnias.
 */
export function Prices({ content, lang }: WayListProps) {
  const language = useLanguage();
  const { amount: format } = usePhrases(donatePhrases);
  const lineOf = useBilingualLine();
  const { givingExamples } = useGivingExamplesSuspenseQuery({ variables: { language } }).data
    .settings;
  const suggested = givingExamples
    .filter(({ currency }) => currency === "UAH")
    .sort((one, other) => one.amount - other.amount)
    .map(({ amount, currency, ...texts }) => ({
      to: `${paths.donate()}?amount=${amount}`,
      title: format(amount, currency),
      line: lineOf(texts),
    }));
  const own = content.entries.filter(hasText).map(({ title, text }) => ({
    to: null,
    title,
    line: { text, lang: undefined },
  }));
  const prices = suggested.length > 0 ? suggested : own;
  if (prices.length === 0) return null;
  return (
    <div lang={lang}>
      <ListHeading>{content.listHeading}</ListHeading>
      <dl className={styles.prices}>
        {prices.map(({ to, title, line }) => (
          <div key={`${title} ${line.text}`}>
            <dt lang={line.lang}>{addNonBreakingSpaces(line.text)}</dt>
            <dd>{to ? <InternalLink to={to}>{title}</InternalLink> : title}</dd>
          </div>
        ))}
      </dl>
      <Paragraphs text={content.note} className={styles.note} />
    </div>
  );
}

/** What is accepted, and what is not. */
export function AcceptedThings({ content, lang }: WayListProps) {
  const [accepted, refused] = [content.entries.filter(hasText), content.others.filter(hasText)];
  if (accepted.length === 0 && refused.length === 0) return null;
  return (
    <div className={styles.lists} lang={lang}>
      {accepted.length > 0 && (
        <div>
          <ListHeading>{content.listHeading}</ListHeading>
          <Things things={accepted} icon={<CheckIcon />} />
        </div>
      )}
      {refused.length > 0 && (
        <div>
          <ListHeading>{content.othersHeading}</ListHeading>
          <Things things={refused} icon={<CloseIcon />} />
        </div>
      )}
    </div>
  );
}

function Things({ things, icon }: { things: Way["entries"]; icon: ReactNode }) {
  return (
    <ul className={styles.things}>
      {things.map(({ title, text }) => (
        <li key={`${title} ${text}`}>
          {icon}
          <span>{addNonBreakingSpaces([title, text].filter(Boolean).join(": "))}</span>
        </li>
      ))}
    </ul>
  );
}

/** The steps from the form to the first day. */
export function Road({ content, lang }: WayListProps) {
  const steps = content.entries.filter(hasText);
  if (steps.length === 0) return null;
  return (
    <div lang={lang}>
      <ListHeading className={styles.roadHeading}>{content.listHeading}</ListHeading>
      <ol className={styles.road}>
        {steps.map(({ title, text }, place) => (
          <li key={`${title} ${text}`}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <div>
              {title && <h4>{addNonBreakingSpaces(title)}</h4>}
              <Paragraphs text={text} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const ListHeading = (props: { children: string; className?: string | undefined }) =>
  props.children ? (
    <h3 className={props.className}>{addNonBreakingSpaces(props.children)}</h3>
  ) : null;
