import { type RefObject, useEffect, useRef, useState } from "react";
import { amountIn, type DonationChoice, type DonationProps } from "./donation-choice.ts";

/** How long typing rests before the address and the codes follow, in ms. The button follows at once. */
const restMs = 300;

type TypedAmount = {
  field: RefObject<HTMLInputElement | null>;
  /** What stands in the field; blank while a suggested amount is chosen. */
  typed: string;
  /** The choice with the amount in the field; null while that is no amount. */
  wanted: DonationChoice | null;
  /** Takes what stands in the field. */
  onType: () => void;
  /** Takes it without waiting for a rest. */
  onLeave: () => void;
  clear: () => void;
};

/**
 * The donor's own amount. It counts from the first key on, so that nobody pays without it; address
 * and codes, which need the server, follow when typing rests or the field is left.
 */
export function useTypedAmount({
  choice,
  onChoose,
  initial,
}: DonationProps & { initial: string }): TypedAmount {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const amount = amountIn(typed);
  const isBlank = typed.trim() === "";
  const wanted = isBlank ? choice : amount === null ? null : { ...choice, amount };
  const take = () => setTyped(field.current?.value ?? "");
  const isWaiting = wanted !== null && wanted.amount !== choice.amount;

  // What was typed before the scripts ran.
  useEffect(take, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key starts the rest anew
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => onChoose(wanted), restMs);
    return () => clearTimeout(timer);
  }, [typed, isWaiting]);

  return {
    field,
    typed,
    wanted,
    onType: take,
    onLeave: () => isWaiting && onChoose(wanted),
    clear: () => {
      if (field.current) field.current.value = "";
      setTyped("");
    },
  };
}
