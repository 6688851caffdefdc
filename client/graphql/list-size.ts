import { useState } from "react";

/** The server's maximum page size. */
const maxPageSize = 100;

/**
 * Page size for a cursor-paginated list: `atFirst`, and the same for every further page. In another
 * view of it, such as another language, the first request covers all that was loaded before, so
 * that the scroll position holds. Call `grew` when a further page has loaded.
 */
export function useListSize(view: string, atFirst: number) {
  const [shown, setShown] = useState(atFirst);
  const [size, setSize] = useState({ view, first: atFirst });
  if (size.view !== view) setSize({ view, first: Math.min(shown, maxPageSize) });
  const { first } = size;
  return { first, grew: () => setShown(shown + first) };
}
