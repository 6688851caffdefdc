// The child process of plain-server.ts.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import type { Plan, Statement } from "./plain-server.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

process.once("message", (plan: Plan) => {
  const handlers = handlersOf(plan);
  const server = createServer(async (request, response) => {
    try {
      await handlers.get(request.url ?? "")?.(request, response);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" ? address?.port : 0);
  });
});

function handlersOf({ databaseUrl, bytes, reads, writes }: Plan): Map<string, Handler> {
  // The same number of connections as the site has.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const handlers = new Map<string, Handler>();
  for (const [path, { headers, body }] of Object.entries(bytes)) {
    const bodyBytes = Buffer.from(body, "base64");
    const all = { ...headers, "content-length": bodyBytes.length };
    handlers.set(path, (_request, response) => response.writeHead(200, all).end(bodyBytes));
  }
  for (const [path, statements] of Object.entries(reads)) {
    handlers.set(path, async (_request, response) =>
      sendJson(response, await rowsOf(pool, statements)),
    );
  }
  for (const [path, statement] of Object.entries(writes)) {
    handlers.set(path, async (request, response) => {
      const { rows } = await pool.query({
        ...statement,
        values: [await bodyOf(request), ...statement.values],
      });
      sendJson(response, rows);
    });
  }
  return handlers;
}

async function rowsOf(pool: pg.Pool, statements: readonly Statement[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const statement of statements) answers.push((await pool.query(statement)).rows);
  return answers;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function sendJson(response: ServerResponse, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  const headers = { "content-type": "application/json", "content-length": body.length };
  response.writeHead(200, headers).end(body);
}
