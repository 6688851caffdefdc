import { useEffect, useRef, useState } from "react";
import type { ApiError } from "../../../graphql/errors.ts";
import {
  addToOutbox,
  type OutboxEntry,
  type SubmissionReceipt,
  shouldRetryLater,
  submit,
} from "../storage/outbox.ts";
import {
  retryOutbox,
  startOutboxRetries,
  subscribeToDeliveries,
} from "../storage/outbox-retries.ts";

type SubmissionHandlers = {
  onSent: (sent: SubmissionReceipt) => void;
  /** It waits for the line. */
  onQueued: () => void;
  onRejected: (failure: ApiError) => void;
};

/** Sends one application; while one is on its way, no other is. */
export function useSubmission({ onSent, onQueued, onRejected }: SubmissionHandlers) {
  const isInFlight = useRef(false);
  const [isSending, setIsSending] = useState(false);
  /** What waits for the line, and whether it outlives this page. */
  const [queued, setQueued] = useState<{ key: string; isStored: boolean } | null>(null);
  const handlers = useRef({ onSent, onKept: onQueued, onRefused: onRejected });
  useEffect(() => {
    handlers.current = { onSent, onKept: onQueued, onRefused: onRejected };
  });

  const send = async (entry: OutboxEntry) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setIsSending(true);
    // First of all it is kept: whatever happens from here, it will arrive.
    const isStored = addToOutbox(entry);
    const result = await submit(entry);
    isInFlight.current = false;
    setIsSending(false);
    if (result.sent) return handlers.current.onSent(result.sent);
    if (!shouldRetryLater(result)) return handlers.current.onRefused(result.failure);
    handlers.current.onKept();
    setQueued({ key: entry.key, isStored });
    startOutboxRetries();
  };

  const queuedKey = queued?.key;
  useEffect(() => {
    if (!queuedKey) return undefined;
    return subscribeToDeliveries(({ entry, result }) => {
      if (entry.key !== queuedKey) return;
      setQueued(null);
      if (result.sent) handlers.current.onSent(result.sent);
      else handlers.current.onRefused(result.failure);
    });
  }, [queuedKey]);

  return { send, isSending, queued, sendAgain: retryOutbox };
}
