import type { ClientBase } from "pg";

/**
 * Maximum number of statements that a connection prepares; further ones are parsed every time. Each
 * takes 50 to 170 kB of PostgreSQL's memory.
 */
const maxStatements = 200;

/**
 * Seconds after which the pool replaces a connection, and with it the statements that it has
 * prepared: documents of strangers, of which there are any number, may have been among the first.
 */
export const connectionLifetimeSeconds = 3600;

/**
 * Statements that are not prepared: one that selects all columns fails when a migration has added
 * one since, and a search needs a plan for its words, which may be rare or frequent.
 */
const unprepared = /^\s*select (?:\w+\.)?\*|\breturning \*|\bsearch_form\(/i;

/**
 * Sends statements with parameters under a name, so that PostgreSQL parses each only once per
 * connection, and after five executions may also keep its plan.
 */
export function prepareStatements(client: ClientBase): void {
  const { query } = client;
  const names = new Map<string, string>();
  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name || names.size >= maxStatements || unprepared.test(text)) return name;
    const newName = `doloni_${names.size}`;
    names.set(text, newName);
    return newName;
  }
  const send = (text: unknown, values?: unknown, ...rest: never[]): unknown => {
    const hasParameters = Array.isArray(values) && values.length > 0;
    const name = typeof text === "string" && hasParameters ? nameOf(text) : undefined;
    const statement = name ? [{ name, text, values }] : [text, values, ...rest];
    return query.apply(client, statement as Parameters<typeof query>); // the same, with a name
  };
  client.query = send as typeof query; // one function cannot be typed as its overloads
}
