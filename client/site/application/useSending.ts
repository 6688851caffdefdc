import { useEffect, useRef, useState } from "react";
import type { Failure } from "../../graphql/failures.ts";
import { deliver, isForLater, putOut, type Sent, type Waiting } from "./outbox.ts";
import { listenForDeliveries, sendWaiting, watchOutbox } from "./outbox-watch.ts";

type Ends = {
  onSent: (sent: Sent) => void;
  /** It waits for the line. */
  onKept: () => void;
  onRefused: (failure: Failure) => void;
};

/** Sends one application; while one is on its way, no other is. */
export function useSending({ onSent, onKept, onRefused }: Ends) {
  const isOnItsWay = useRef(false);
  const [isSending, setIsSending] = useState(false);
  /** What waits for the line, and whether it outlives this page. */
  const [kept, setKept] = useState<{ key: string; isSafe: boolean } | null>(null);
  const ends = useRef({ onSent, onKept, onRefused });
  useEffect(() => {
    ends.current = { onSent, onKept, onRefused };
  });

  const send = async (one: Waiting) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setIsSending(true);
    // First of all it is kept: whatever happens from here, it will arrive.
    const isSafe = putOut(one);
    const outcome = await deliver(one);
    isOnItsWay.current = false;
    setIsSending(false);
    if (outcome.sent) return ends.current.onSent(outcome.sent);
    if (!isForLater(outcome)) return ends.current.onRefused(outcome.failure);
    ends.current.onKept();
    setKept({ key: one.key, isSafe });
    watchOutbox();
  };

  const waitingKey = kept?.key;
  useEffect(() => {
    if (!waitingKey) return undefined;
    return listenForDeliveries(({ waiting, outcome }) => {
      if (waiting.key !== waitingKey) return;
      setKept(null);
      if (outcome.sent) ends.current.onSent(outcome.sent);
      else ends.current.onRefused(outcome.failure);
    });
  }, [waitingKey]);

  return { send, isSending, kept, sendAgain: sendWaiting };
}
