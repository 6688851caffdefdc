import { ButtonLink } from "../../../ui/Button.tsx";
import type { BlockProps } from "../block.ts";
import { useRemovedForms } from "../useRemovedForms.ts";
import { BlockSection, Paragraphs } from "./BlockSection.tsx";
import styles from "./Invitation.module.css";

/** An invitation with one button; nothing when the button led to a form that was removed. */
export function CallToActionBlock({ content, id }: BlockProps<"CallToActionBlock">) {
  const { heading, text, label, address, tone } = content;
  const { isRemovedPage } = useRemovedForms();
  if (isRemovedPage(address)) return null;
  return (
    <BlockSection id={id} heading={heading} isBeside>
      <div>
        <Paragraphs text={text} className={styles.text} />
        {label && address && (
          <p className={styles.action}>
            <ButtonLink to={address} look={tone === "PAPER" ? "give" : "ink"} isWideOnMobile>
              {label}
            </ButtonLink>
          </p>
        )}
      </div>
    </BlockSection>
  );
}
