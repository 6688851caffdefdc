import { useState } from "react";

/** The server gives no more at once. */
const maxPageSize = 100;

/**
 * How many items a list that grows by cursor asks for: `atFirst`, and every further page as many.
 * In another view of it, as another language, the list comes at once as long as it has grown, so
 * that whoever turns the page to it stays where they are. Call `grew` when a further page has come.
 */
export function useListSize(view: string, atFirst: number) {
  const [shown, setShown] = useState(atFirst);
  const [size, setSize] = useState({ view, first: atFirst });
  if (size.view !== view) setSize({ view, first: Math.min(shown, maxPageSize) });
  const { first } = size;
  return { first, grew: () => setShown(shown + first) };
}
