import { useContext } from "react";
import { PageHeadContext } from "./PageHead.tsx";
import styles from "./PrintedSource.module.css";

/** On paper alone: the foundation's name and the URL of the page. */
export function PrintedSource() {
  const surroundings = useContext(PageHeadContext);
  return (
    <p className={styles.source}>{[surroundings?.siteName, surroundings?.canonical].join(" · ")}</p>
  );
}
