import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { createElement } from "react";
import { adminFramePhrases } from "../../phrases/admin/frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { CheckIcon, CloseIcon } from "../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./Notification.module.css";

/** A notification's close icon, labelled in the reader's language. */
function NotificationCloseIcon() {
  const phrases = usePhrases(adminFramePhrases);
  return (
    <>
      <CloseIcon size={16} />
      <VisuallyHidden>{phrases.closeNotice}</VisuallyHidden>
    </>
  );
}

/** Success or error, by icon and not only by colour. */
function NotificationIcon({ tone }: { tone: "success" | "error" }) {
  return (
    <span aria-hidden="true" className={`${styles.icon} ${styles[`${tone}Icon`]}`}>
      {tone === "success" ? <CheckIcon size={14} /> : "!"}
    </span>
  );
}

/** A notification's text below its title, and its single action. */
function NotificationText(props: {
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

type NotificationAction = { label: string; onClick: () => void };

/** In milliseconds: time to read a line, and time to decide on an action. */
const successDurationMs = 6000;
const actionDurationMs = 15_000;

/**
 * Notifies of a success, with a way to undo it or to go on. It disappears by itself; with an action
 * it stays longer. Returns its id.
 */
export function notifySuccess(message: {
  title: string;
  text?: string | undefined;
  undo?: NotificationAction | undefined;
  action?: NotificationAction | undefined;
}): string {
  const { title, text, undo, action = undo } = message;
  return show("success", title, text, action, action ? actionDurationMs : successDurationMs);
}

export const hideNotification = (id: string): void => void notifications.hide(id);

/** Notifies of an error. It stays until it is closed, or until the next attempt. */
export function notifyError(message: {
  title: string;
  text?: string | undefined;
  retry?: NotificationAction | undefined;
}) {
  show("error", message.title, message.text, message.retry, false);
}

function show(
  tone: "success" | "error",
  title: string,
  text: string | undefined,
  action: NotificationAction | undefined,
  autoClose: number | false,
): string {
  const id = notifications.show({
    title,
    message: createElement(NotificationText, {
      text,
      way: action && {
        label: action.label,
        onClick: () => {
          notifications.hide(id);
          action.onClick();
        },
      },
    }),
    autoClose,
    icon: createElement(NotificationIcon, { tone }),
    color: "transparent",
    closeButtonProps: { icon: createElement(NotificationCloseIcon) },
    className: styles[tone] ?? "",
    classNames: { body: styles.said ?? "", description: styles.said ?? "" },
    role: tone === "error" ? "alert" : "status",
  });
  return id;
}
