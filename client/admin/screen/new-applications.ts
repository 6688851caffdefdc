import { createContext, useContext } from "react";

/** Number of new applications; 0 also for those who may not read them. */
export const NewApplicationsContext = createContext(0);

/** A document's title after the number of new applications: "(3) Галереї". */
export function useCountedTitle(title: string): string {
  const count = useContext(NewApplicationsContext);
  if (count === 0) return title;
  return `(${count > 99 ? "99+" : count}) ${title}`;
}
