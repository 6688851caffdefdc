import type { ReactNode } from "react";
import styles from "./PrivacyPart.module.css";

/** The policy's parts, in order; each is also a fragment: /privacy#rights. */
export const privacyParts = [
  "who",
  "forms",
  "ground",
  "children",
  "safety",
  "people",
  "terms",
  "rights",
  "withdrawing",
  "device",
  "changes",
] as const;

type PrivacyPartProps = {
  id: (typeof privacyParts)[number];
  title: string;
  children: ReactNode;
};

/** One part of the policy with its heading and content. */
export function PrivacyPart({ id, title, children }: PrivacyPartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
