import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useStableCallback } from "../../../ui/useStableCallback.ts";
import { amountIn, type DonationProps } from "../donation-choice.ts";

/** How long typing rests before the address and the codes follow, in ms. The button follows at once. */
const restMs = 300;

type UseAmount = DonationProps & {
  /** What the field contains at first: the donor's own amount, or nothing. */
  initial: string;
  /** What is given while a donor has chosen nothing; null if nothing is suggested. */
  suggested: number | null;
};

/** The amount that a donor chooses from the list, or types. */
export type Amount = {
  field: RefObject<HTMLInputElement | null>;
  /** What the field contains at first. */
  initial: string;
  /** What is given; null if nothing is suggested, or what is typed is no amount. */
  amount: number | null;
  /** What the address is to hold: null for the suggested amount. */
  chosen: number | null;
  isTyped: boolean;
  isWrong: boolean;
  onType: () => void;
  /** Updates address and codes without waiting for a rest. */
  onLeave: () => void;
  /** Empties the field; the link of the list updates address and codes. */
  onPick: (amount: number) => void;
};

/**
 * A choice counts at once, so that nobody pays another amount; address and codes, which need the
 * server, follow when typing rests or the field is left.
 */
export function useAmount({ choice, onChoose, initial, suggested }: UseAmount): Amount {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(initial);
  const [picked, setPicked] = useState(initial ? null : choice.amount);
  const isTyped = typed.trim() !== "";
  const chosen = isTyped ? amountIn(typed) : picked;
  const isWrong = isTyped && chosen === null;
  const take = useCallback(() => setTyped(field.current?.value ?? ""), []);
  const update = useStableCallback(() => {
    clearTimeout(timer.current);
    if (!isWrong && chosen !== choice.amount) onChoose({ amount: chosen });
  });
  // The browser may have kept what was typed before the scripts ran.
  useEffect(() => {
    take();
    return () => clearTimeout(timer.current);
  }, [take]);
  return {
    field,
    initial,
    amount: isTyped ? chosen : (picked ?? suggested),
    chosen,
    isTyped,
    isWrong,
    onType: () => {
      take();
      clearTimeout(timer.current);
      timer.current = setTimeout(update, restMs);
    },
    onLeave: update,
    onPick: (amount) => {
      clearTimeout(timer.current);
      if (field.current) field.current.value = "";
      setTyped("");
      setPicked(amount);
    },
  };
}
