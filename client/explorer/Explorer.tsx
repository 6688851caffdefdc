import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { explorerPhrases } from "../phrases/explorer.ts";
import { useLanguage } from "../phrases/language.tsx";
import { usePhrases } from "../phrases/phrases.ts";
import { fetchLimits, type Limits } from "./api.ts";
import { GraphiqlView } from "./GraphiqlView.tsx";
import { preparedOperations } from "./operations.ts";
import { SandboxFrame } from "./SandboxFrame.tsx";
import { Usage } from "./Usage.tsx";

type Tool = "sandbox" | "graphiql";

/**
 * The same prepared operations in Apollo Sandbox, where the site allows its foreign script, and in
 * GraphiQL from our own files, which opens by itself when that script does not come.
 */
export function Explorer({ hasSandbox }: { hasSandbox: boolean }) {
  const phrases = usePhrases(explorerPhrases);
  const language = useLanguage();
  const operations = useMemo(() => preparedOperations(language), [language]);
  const [tool, setTool] = useState<Tool>(hasSandbox ? "sandbox" : "graphiql");
  // What has been opened stays, hidden, so that nothing that was typed in it is lost.
  const [isGraphiqlOpen, setGraphiqlOpen] = useState(!hasSandbox);
  const [chosen, setChosen] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const { usage, readToken, setToken, countAnswer } = useUsage();

  const open = (next: Tool) => {
    setTool(next);
    if (next === "graphiql") setGraphiqlOpen(true);
    else if (hasFailed) {
      setFailed(false);
      setAttempt(attempt + 1);
    }
  };
  const openGraphiql = useCallback(() => {
    setFailed(true);
    setTool("graphiql");
    setGraphiqlOpen(true);
  }, []);
  const markLoaded = useCallback(() => setFailed(false), []);
  const operation = operations[chosen];

  return (
    <>
      {hasSandbox && (
        <div className="explorer-bar">
          <ToolSwitch tool={tool} onChoose={open} />
          {tool === "sandbox" && (
            <>
              <label htmlFor="operation">{phrases.operation}</label>
              <select
                id="operation"
                value={chosen}
                onChange={({ target }) => setChosen(Number(target.value))}
              >
                {operations.map(({ name }, index) => (
                  <option key={name} value={index}>
                    {phrases.operations[name]}
                  </option>
                ))}
              </select>
              <span>{phrases.asVisitor}</span>
            </>
          )}
          {hasFailed && <span role="status">{phrases.tooSlow}</span>}
        </div>
      )}
      {hasSandbox && operation && (
        <div className="explorer-tool" hidden={tool !== "sandbox"}>
          <SandboxFrame
            key={`${chosen} ${attempt}`}
            operation={operation}
            onLoaded={markLoaded}
            onFailed={openGraphiql}
            onAnswered={countAnswer}
          />
        </div>
      )}
      {isGraphiqlOpen && (
        <div className="explorer-view" hidden={tool !== "graphiql"}>
          <GraphiqlView
            operations={operations}
            readToken={readToken}
            onToken={setToken}
            onAnswered={countAnswer}
          />
        </div>
      )}
      <Usage {...usage} />
    </>
  );
}

const toolNames: Record<Tool, string> = { sandbox: "Sandbox", graphiql: "GraphiQL" };

function ToolSwitch(props: { tool: Tool; onChoose(tool: Tool): void }) {
  const phrases = usePhrases(explorerPhrases);
  return (
    <fieldset aria-label={phrases.tool} className="explorer-switch">
      {(["sandbox", "graphiql"] as const).map((tool) => (
        <button
          key={tool}
          type="button"
          aria-pressed={tool === props.tool}
          onClick={() => props.onChoose(tool)}
        >
          {toolNames[tool]}
        </button>
      ))}
    </fieldset>
  );
}

/** The typed token, which is in memory alone, and what requests with it cost and may still cost. */
function useUsage() {
  const token = useRef("");
  const [usage, setUsage] = useState<{ limits: Limits | null; fields: number | null }>({
    limits: null,
    fields: null,
  });
  const readToken = useCallback(() => token.current, []);
  const setToken = useCallback((typed: string) => {
    token.current = typed;
  }, []);
  const countAnswer = useCallback(async (response?: Response) => {
    const [, fields] = /fields=(\d+)/.exec(response?.headers.get("query-cost") ?? "") ?? [];
    // Without a connection the numbers of the last request stay.
    const limits = await fetchLimits(token.current).catch(() => undefined);
    if (limits !== undefined) setUsage({ limits, fields: fields ? Number(fields) : null });
  }, []);
  useEffect(() => {
    void countAnswer();
  }, [countAnswer]);
  return { usage, readToken, setToken, countAnswer };
}
