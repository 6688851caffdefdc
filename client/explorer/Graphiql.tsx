import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./graphiql.css";
import { GraphiQL } from "graphiql";
import type { GraphQLSchema } from "graphql";
import { type ComponentProps, useMemo } from "react";
import { authorization } from "./api.ts";
import { historyStorage } from "./history-storage.ts";
import type { PreparedOperation } from "./operations.ts";

type Fetcher = ComponentProps<typeof GraphiQL>["fetcher"];

interface Props {
  operations: readonly PreparedOperation[];
  schema: GraphQLSchema | null;
  /** Reads the token that is typed at the time of a request. */
  readToken(): string;
  onAnswered(response: Response): void;
}

/** GraphiQL with a tab for each prepared operation. It is large: import it on demand. */
export function Graphiql({ operations, schema, readToken, onAnswered }: Props) {
  const fetcher = useMemo<Fetcher>(
    () => async (request) => {
      const response = await fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", ...authorization(readToken()) },
        body: JSON.stringify(request),
      });
      onAnswered(response);
      return response.json();
    },
    [readToken, onAnswered],
  );
  const tabs = operations.map(({ document, variables }) => ({
    query: document,
    variables: JSON.stringify(variables, null, 2),
    headers: null,
  }));
  return (
    <GraphiQL
      fetcher={fetcher}
      schema={schema}
      storage={historyStorage}
      defaultTabs={tabs}
      // It shows the first tab's document, and would leave its variables out.
      initialVariables={tabs[0]?.variables ?? ""}
      defaultEditorToolsVisibility="variables"
      isHeadersEditorEnabled={false}
      shouldPersistHeaders={false}
      forcedTheme="system"
    >
      <GraphiQL.Logo> </GraphiQL.Logo>
    </GraphiQL>
  );
}
