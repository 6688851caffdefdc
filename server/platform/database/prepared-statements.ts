import type { ClientBase } from "pg";

/**
 * Maximum number of statements that are prepared. Each connection of the pool keeps its own copy,
 * of some 50 kB in PostgreSQL's process; further statements are parsed and planned every time.
 */
const maxStatements = 400;

const names = new Map<string, string>();

/**
 * The name under which connections prepare the statement `text`; undefined when it must not be
 * prepared. A statement that selects all columns of a table fails on connections that prepared
 * it before a migration added a column.
 */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name || names.size >= maxStatements || /^\s*select (?:\w+\.)?\*|returning \*/i.test(text)) {
    return name;
  }
  const newName = `doloni_${names.size}`;
  names.set(text, newName);
  return newName;
}

/**
 * Sends statements with parameters under a name, so that PostgreSQL parses each only once per
 * connection, and after five executions may also keep its plan.
 */
export function prepareStatements(client: ClientBase): void {
  const { query } = client;
  const send = (text: unknown, values?: unknown, ...rest: never[]): unknown => {
    const hasParameters = Array.isArray(values) && values.length > 0;
    const name = typeof text === "string" && hasParameters ? nameOf(text) : undefined;
    const statement = name ? [{ name, text, values }] : [text, values, ...rest];
    return query.apply(client, statement as Parameters<typeof query>); // the same, with a name
  };
  client.query = send as typeof query; // one function cannot be typed as its overloads
}
