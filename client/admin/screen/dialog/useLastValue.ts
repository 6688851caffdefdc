import { useState } from "react";

/** The last non-null value, so that a dialog is not empty during its closing transition. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
