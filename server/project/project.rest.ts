import { restOf, restReadScope } from "../content/rest.ts";
import { projectAt, projectKind } from "./project.kind.ts";

export const projectRest = restOf(projectKind, {
  path: "/projects",
  name: "project",
  read: (context, id) => projectAt(context.db, restReadScope(context), id),
});
