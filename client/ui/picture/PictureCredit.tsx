import styles from "./PictureCredit.module.css";

/** Who took a picture, as a sentence, discreetly beside or below it. */
export const PictureCredit = ({ children }: { children: string }) => (
  <p className={styles.credit}>{children}</p>
);
