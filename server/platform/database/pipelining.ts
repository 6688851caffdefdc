import type { Duplex } from "node:stream";
import type { ClientBase } from "pg";

/** The part of pg's client that its types leave out. */
interface PipelinedClient extends ClientBase {
  connection: { stream: Duplex };
}

/**
 * For a client in pg's pipeline mode: writes the statements of one tick to the socket at once, and
 * returns without waiting for the start of a transaction. If that fails, the connection is lost, and
 * so the statement that follows it fails too.
 */
export function pipelineStatements(client: ClientBase): void {
  const { query } = client;
  const { stream } = (client as PipelinedClient).connection; // see the type
  let isCorked = false;
  const uncork = () => {
    isCorked = false;
    stream.uncork();
  };
  const send = (...statement: Parameters<typeof query>): unknown => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(uncork);
    }
    const result: unknown = query.apply(client, statement);
    const [text] = statement as unknown[]; // a string or a statement, by the overload
    if (text !== "START TRANSACTION" || !(result instanceof Promise)) return result;
    result.catch(() => undefined);
    return Promise.resolve({ command: "START", rows: [], rowCount: null });
  };
  client.query = send as typeof query; // one function cannot be typed as its overloads
}
