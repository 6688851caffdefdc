import { useState } from "react";

/** The last value that was there, so that a dialog does not go blank while it fades. */
export function useKeptWhileClosing<Value>(value: Value | null): Value | null {
  const [kept, setKept] = useState(value);
  if (value !== null && value !== kept) setKept(value);
  return value ?? kept;
}
