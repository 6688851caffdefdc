import { useSyncExternalStore } from "react";
import type { Failure } from "./failures.ts";

/** Something the reader is told once, whatever screen they are on. */
export type Notice = { id: number; failure: Failure };

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Notice[]) {
  notices = next;
  for (const listener of listeners) listener();
}

/** Tells a failure once: the same one is not said twice while it stands there. */
export function announce(failure: Failure) {
  const isSaid = notices.some(({ failure: said }) => {
    return said.code === failure.code && said.reason === failure.reason;
  });
  if (isSaid) return;
  lastId += 1;
  replace([...notices, { id: lastId, failure }]);
}

export function dismissNotice(id: number) {
  replace(notices.filter((notice) => notice.id !== id));
}

const none: readonly Notice[] = [];

/** What is being told now, oldest first. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notices,
    () => none,
  );
}
