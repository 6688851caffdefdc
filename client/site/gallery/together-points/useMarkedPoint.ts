import { useState } from "react";

/** Ties the pins of a map to the entries of a list: pointing at one, or focusing it, marks both. */
export function useMarkedPoint() {
  const [marked, setMarked] = useState<string | null>(null);
  return (city: string) => {
    const mark = () => setMarked(city);
    const unmark = () => setMarked((now) => (now === city ? null : now));
    return {
      "data-marked": marked === city || undefined,
      onMouseEnter: mark,
      onMouseLeave: unmark,
      onFocus: mark,
      onBlur: unmark,
    };
  };
}

/** The props of a pin and of an entry of the list, by the city. */
export type MarkPoint = ReturnType<typeof useMarkedPoint>;
