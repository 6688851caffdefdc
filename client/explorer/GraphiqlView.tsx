import type { GraphQLSchema } from "graphql";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { explorerPhrases } from "../phrases/explorer.ts";
import { usePhrases } from "../phrases/phrases.ts";
import { fetchSchema } from "./api.ts";
import type { PreparedOperation } from "./operations.ts";

type Tool = typeof import("./Graphiql.tsx").Graphiql;

interface Props {
  operations: readonly PreparedOperation[];
  readToken(): string;
  onToken(token: string): void;
  onAnswered(response: Response): void;
}

/** GraphiQL and the field for its token, which is never stored. */
export function GraphiqlView({ operations, readToken, onToken, onAnswered }: Props) {
  const phrases = usePhrases(explorerPhrases);
  const { Graphiql, schema, notice, loadSchema } = useGraphiql(readToken);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!schema) void loadSchema();
  };
  return (
    <>
      <form className="explorer-bar" onSubmit={apply}>
        <label htmlFor="token">{phrases.token}</label>
        <input
          id="token"
          type="password"
          autoComplete="off"
          aria-describedby="token-hint"
          onChange={({ target }) => onToken(target.value.trim())}
        />
        {notice === "schemaClosed" && <button type="submit">{phrases.applyToken}</button>}
        <span id="token-hint">{phrases.tokenHint}</span>
      </form>
      <p className="explorer-notice" role="status">
        {notice && phrases[notice]}
      </p>
      <div className="explorer-tool">
        {Graphiql && <Graphiql {...{ operations, schema, readToken, onAnswered }} />}
      </div>
    </>
  );
}

type Notice = "loading" | "notLoaded" | "schemaClosed";

function useGraphiql(readToken: () => string) {
  const [Graphiql, setGraphiql] = useState<Tool | null>(null);
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  const [notice, setNotice] = useState<Notice | null>("loading");
  const loadSchema = useCallback(async () => {
    try {
      const loaded = await fetchSchema(readToken());
      setSchema(loaded);
      setNotice(loaded ? null : "schemaClosed");
    } catch {
      setNotice("notLoaded");
    }
  }, [readToken]);
  useEffect(() => {
    const load = async () => {
      const module = await import("./Graphiql.tsx");
      setGraphiql(() => module.Graphiql);
      await loadSchema();
    };
    load().catch(() => setNotice("notLoaded"));
  }, [loadSchema]);
  return { Graphiql, schema, notice, loadSchema };
}
