import { useState } from "react";

/** The last value that was there, so that a dialog does not go blank while it fades. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
