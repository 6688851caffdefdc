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
  /** Called when the submission waits for a connection. */
  onQueued: () => void;
  onRejected: (error: ApiError) => void;
};

/** Submits one application at a time; further calls are ignored while one is pending. */
export function useSubmission({ onSent, onQueued, onRejected }: SubmissionHandlers) {
  const isInFlight = useRef(false);
  const [isSending, setIsSending] = useState(false);
  /** The submission that waits for a connection, and whether it survives this page. */
  const [queued, setQueued] = useState<{ key: string; isStored: boolean } | null>(null);
  const handlers = useRef({ onSent, onKept: onQueued, onRefused: onRejected });
  useEffect(() => {
    handlers.current = { onSent, onKept: onQueued, onRefused: onRejected };
  });

  const send = async (entry: OutboxEntry) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setIsSending(true);
    // Stored before it is sent, so that it is delivered whatever happens from here.
    const isStored = addToOutbox(entry);
    const result = await submit(entry);
    isInFlight.current = false;
    setIsSending(false);
    if (result.sent) return handlers.current.onSent(result.sent);
    if (!shouldRetryLater(result)) return handlers.current.onRefused(result.error);
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
      else handlers.current.onRefused(result.error);
    });
  }, [queuedKey]);

  return { send, isSending, queued, sendAgain: retryOutbox };
}
