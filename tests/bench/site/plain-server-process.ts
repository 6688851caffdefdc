// The process behind plain-server.ts.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import type { Plan, Statement } from "./plain-server.ts";

type Answering = (request: IncomingMessage, response: ServerResponse) => unknown;

process.once("message", (plan: Plan) => {
  const answering = answeringOf(plan);
  const server = createServer(async (request, response) => {
    try {
      await answering.get(request.url ?? "")?.(request, response);
    } catch (failure) {
      response.writeHead(500).end(String(failure));
    }
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" ? address?.port : 0);
  });
});

function answeringOf({ databaseUrl, bytes, reads, writes }: Plan): Map<string, Answering> {
  // As many connections as the site has.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const answering = new Map<string, Answering>();
  for (const [path, { headers, body }] of Object.entries(bytes)) {
    const ready = Buffer.from(body, "base64");
    const all = { ...headers, "content-length": ready.length };
    answering.set(path, (_request, response) => response.writeHead(200, all).end(ready));
  }
  for (const [path, statements] of Object.entries(reads)) {
    answering.set(path, async (_request, response) =>
      sendJson(response, await rowsOf(pool, statements)),
    );
  }
  for (const [path, { text, values }] of Object.entries(writes)) {
    answering.set(path, async (request, response) => {
      const { rows } = await pool.query(text, [await bodyOf(request), ...values]);
      sendJson(response, rows);
    });
  }
  return answering;
}

async function rowsOf(pool: pg.Pool, statements: readonly Statement[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const { text, values } of statements) answers.push((await pool.query(text, values)).rows);
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
