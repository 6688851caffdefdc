import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useMovedSuspenseQuery } from "../graphql/generated/Moved.ts";
import { PageRedirect } from "../ui/page/page-outcomes.tsx";

/** Leads from a path that shows nothing to the one that editors gave for it; else the children. */
export function Moved({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { redirect } = useMovedSuspenseQuery({ variables: { fromPath: decoded(pathname) } }).data;
  return redirect === null ? children : <PageRedirect to={redirect} />;
}

/** As editors write it: browsers encode letters that are not Latin. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
