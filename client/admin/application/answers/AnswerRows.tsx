import { useLanguage } from "../../../phrases/language.tsx";
import { telHref } from "../../../ui/ContactWays.tsx";
import type { ApplicationFormKind } from "../inbox-query.ts";
import styles from "./AnswerCards.module.css";
import { answerText, isChoice } from "./answer-text.ts";
import { fieldLabel } from "./field-labels.ts";
import { PictureAddresses } from "./PictureAddresses.tsx";
import { useOwnChoices } from "./useOwnChoices.ts";

/** Link of an answer: a phone call, an e-mail or a website; null for all other answers. */
export function answerLink(field: string, text: string): string | null {
  if (field === "phone" || field === "guardianPhone") return telHref(text);
  if (field === "email") return `mailto:${encodeURIComponent(text)}`;
  // Untrusted input: only http and https URLs may become links.
  if (field === "link" || field === "website") return webAddress(text);
  return null;
}

/** `+380671234567` → `+380 67 123 45 67`: grouped digits are easier to read out and to dial. */
export const readablePhone = (text: string): string =>
  text.replace(/^\+380(\d{2})(\d{3})(\d{2})(\d{2})$/, "+380 $1 $2 $3 $4");

function webAddress(text: string): string | null {
  // `URL.parse` is newer than the browsers we support.
  const address = URL.canParse(text) ? new URL(text) : null;
  return address?.protocol === "https:" ? address.href : null;
}

/** One answer; phone numbers and addresses are links. */
function AnswerValue(props: { form: ApplicationFormKind; field: string; text: string }) {
  const { form, field, text } = props;
  if (form === "PICTURE_REMOVAL" && field === "picture") return <PictureAddresses text={text} />;
  const address = isChoice({ form, field }) ? null : answerLink(field, text);
  if (!address) return <span>{text}</span>;
  const isElsewhere = address.startsWith("https:");
  return (
    <a href={address} {...(isElsewhere ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
      {address.startsWith("tel:") ? readablePhone(text) : text}
    </a>
  );
}

type AnswerRowsProps = {
  form: ApplicationFormKind;
  answers: Record<string, unknown>;
  /** The fields to show, in order. */
  fields: readonly string[];
};

/** Questions with their answers as text. */
export function AnswerRows({ form, answers, fields }: AnswerRowsProps) {
  const language = useLanguage();
  const own = useOwnChoices();
  return (
    <dl className={styles.answers}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{fieldLabel(form, field, language)}</dt>
          <dd>
            <AnswerValue
              form={form}
              field={field}
              text={answerText({ form, field, language, own }, answers[field])}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
