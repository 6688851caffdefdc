import { notifications } from "@mantine/notifications";
import { createElement } from "react";
import styles from "./frame/Notice.module.css";
import { NoticeClose } from "./frame/NoticeClose.tsx";
import { NoticeMark } from "./frame/NoticeMark.tsx";
import { NoticeText } from "./frame/NoticeText.tsx";

type Way = { label: string; onClick: () => void };

/** Milliseconds: to read a line, and to change one's mind. */
const readFor = 6000;
const undoFor = 15_000;

/** Says what is done. It goes by itself; with a way back it stays longer. */
export function tellSuccess(said: {
  title: string;
  text?: string | undefined;
  undo?: Way | undefined;
}) {
  show("success", said.title, said.text, said.undo, said.undo ? undoFor : readFor);
}

/** Says what could not be done. It stays until it is closed, or until the next attempt. */
export function tellFailure(said: {
  title: string;
  text?: string | undefined;
  retry?: Way | undefined;
}) {
  show("failure", said.title, said.text, said.retry, false);
}

function show(
  tone: "success" | "failure",
  title: string,
  text: string | undefined,
  way: Way | undefined,
  autoClose: number | false,
) {
  const id = notifications.show({
    title,
    message: createElement(NoticeText, {
      text,
      way: way && {
        label: way.label,
        onClick: () => {
          notifications.hide(id);
          way.onClick();
        },
      },
    }),
    autoClose,
    icon: createElement(NoticeMark, { tone }),
    color: "transparent",
    closeButtonProps: { icon: createElement(NoticeClose) },
    className: styles[tone] ?? "",
    classNames: { body: styles.said ?? "", description: styles.said ?? "" },
    role: tone === "failure" ? "alert" : "status",
  });
}
