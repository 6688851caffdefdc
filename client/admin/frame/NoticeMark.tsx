import { CheckIcon } from "../../ui/icons.tsx";
import styles from "./Notice.module.css";

/** Done, or not: never by colour alone. */
export function NoticeMark({ tone }: { tone: "success" | "failure" }) {
  return (
    <span aria-hidden="true" className={`${styles.mark} ${styles[`${tone}Mark`]}`}>
      {tone === "success" ? <CheckIcon size={14} /> : "!"}
    </span>
  );
}
