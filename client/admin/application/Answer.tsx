import { answerLink, readablePhone } from "./answer-link.ts";
import { isChoice } from "./answer-text.ts";
import type { ApplicationForm } from "./inbox-wish.ts";

/** One answer; numbers and addresses can be pressed. */
export function Answer(props: { form: ApplicationForm; field: string; text: string }) {
  const { form, field, text } = props;
  const address = isChoice({ form, field }) ? null : answerLink(field, text);
  if (!address) return text;
  const isElsewhere = address.startsWith("https:");
  return (
    <a href={address} {...(isElsewhere ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
      {address.startsWith("tel:") ? readablePhone(text) : text}
    </a>
  );
}
