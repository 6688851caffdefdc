import { useSyncExternalStore } from "react";
import type { ApiError } from "./errors.ts";

/** A notification shown once, whatever screen is open. */
export type AppNotification = { id: number; error: ApiError };

let notifications: readonly AppNotification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setNotifications(next: readonly AppNotification[]) {
  notifications = next;
  for (const listener of listeners) listener();
}

/** Shows an error once: the same error is not added again while it is shown. */
export function showNotification(error: ApiError) {
  const isShown = notifications.some(({ error: shown }) => {
    return shown.code === error.code && shown.reason === error.reason;
  });
  if (isShown) return;
  lastId += 1;
  setNotifications([...notifications, { id: lastId, error }]);
}

export function dismissNotification(id: number) {
  setNotifications(notifications.filter((notice) => notice.id !== id));
}

const noNotifications: readonly AppNotification[] = [];

/** The notifications now shown, oldest first. */
export function useNotifications(): readonly AppNotification[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notifications,
    () => noNotifications,
  );
}
