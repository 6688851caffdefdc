import { useMovedSuspenseQuery } from "../../graphql/generated/Moved.ts";
import { PageNotFound, PageRedirect } from "../../ui/page/page-outcomes.tsx";

/** Leads from a former address to the present one, or says that there is no page. */
export function Moved({ path }: { path: string }) {
  const { redirect } = useMovedSuspenseQuery({ variables: { fromPath: readable(path) } }).data;
  return redirect === null ? <PageNotFound /> : <PageRedirect to={redirect} />;
}

/** As editors write it: browsers encode letters that are not Latin. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
