import { useSyncExternalStore } from "react";
import type { ApiError } from "./errors.ts";

/** Something the reader is told once, whatever screen they are on. */
export type AppNotification = { id: number; error: ApiError };

let notifications: readonly AppNotification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setNotifications(next: readonly AppNotification[]) {
  notifications = next;
  for (const listener of listeners) listener();
}

/** Tells a failure once: the same one is not said twice while it stands there. */
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

/** What is being told now, oldest first. */
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
