import styles from "./AuthFrame.module.css";

/** Whom to write to for a new link; renders nothing when the settings have no e-mail. */
export function Coordinator({ question, email }: { question: string; email: string }) {
  if (!email) return null;
  return (
    <p className={styles.coordinator}>
      {question} <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
