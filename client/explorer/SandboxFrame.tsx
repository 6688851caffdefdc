import { useEffect, useRef } from "react";
import { explorerPhrases } from "../phrases/explorer.ts";
import { usePhrases } from "../phrases/phrases.ts";
import type { PreparedOperation } from "./operations.ts";

/** Time in which the Sandbox's script has to load, before GraphiQL takes its place. */
const timeoutMs = 3000;

interface Props {
  operation: PreparedOperation;
  onLoaded(): void;
  /** The script was refused, or takes too long; it may still load later. */
  onFailed(): void;
  onAnswered(): void;
}

/**
 * Apollo Sandbox in a page with an opaque origin, which tells by messages how it fares; see
 * server/http/explorer/sandbox-page.ts. Its foreign script could send them too, and gains nothing.
 * Give it another key for another operation.
 */
export function SandboxFrame({ operation, onLoaded, onFailed, onAnswered }: Props) {
  const phrases = usePhrases(explorerPhrases);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const timeout = setTimeout(onFailed, timeoutMs);
    const receive = ({ source, data }: MessageEvent) => {
      const shown = frame.current?.contentWindow;
      if (!shown || source !== shown) return;
      if (data?.sandbox === "loaded") {
        clearTimeout(timeout);
        const { document, variables } = operation;
        // Its origin is opaque, so that it cannot be named.
        shown.postMessage({ operation: { document, variables } }, "*");
        onLoaded();
      } else if (data?.sandbox === "failed") {
        clearTimeout(timeout);
        onFailed();
      } else if (data?.sandbox === "answered") onAnswered();
    };
    addEventListener("message", receive);
    return () => {
      clearTimeout(timeout);
      removeEventListener("message", receive);
    };
  }, [operation, onLoaded, onFailed, onAnswered]);
  return <iframe ref={frame} src="/graphql/sandbox" title={phrases.sandboxFrame} />;
}
