import { Button } from "@mantine/core";
import styles from "./Notice.module.css";

/** What a notice says below its title, and the one thing that can be done about it. */
export function NoticeText(props: {
  text: string | undefined;
  way: { label: string; onClick: () => void } | undefined;
}) {
  return (
    <>
      {props.text && <span className={styles.text}>{props.text}</span>}
      {props.way && (
        <Button variant="default" className={styles.way} onClick={props.way.onClick}>
          {props.way.label}
        </Button>
      )}
    </>
  );
}
