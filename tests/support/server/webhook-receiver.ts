import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { afterAll } from "vitest";

/** A request that a receiver got. */
export interface ReceivedWebhook {
  path: string;
  /** Whether the receiver accepted it. */
  isAccepted: boolean;
  headers: Record<string, string>;
  body: string;
  event: {
    type: string;
    timestamp: string;
    data: { kind: string; id: string; address: string; languages: string[]; version: number };
  };
}

/** A status; `away` ends every connection at once, `slow` takes half a second. */
export type Answer = number | "silence" | "redirect" | "slow" | "away";

/** The receiver of webhooks on this machine, `127.0.0.1:<port>`, until the test file ends. */
export async function aWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const state = { answer: 204 as Answer, connections: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString("utf8");
    const { answer } = state;
    received.push({
      path: request.url ?? "",
      isAccepted: answer === "slow" || (typeof answer === "number" && answer < 300),
      headers: request.headers as Record<string, string>,
      body,
      event: JSON.parse(body),
    });
    if (answer === "silence") return;
    if (answer === "slow") await pause(500);
    if (answer === "redirect") response.writeHead(302, { location: "/elsewhere" });
    else response.writeHead(typeof answer === "number" ? answer : 204);
    response.end();
  });
  server.on("connection", (socket) => {
    state.connections += 1;
    if (state.answer === "away") socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** Number of connections that were opened. */
    connections: () => state.connections,
    answerWith(answer: Answer) {
      state.answer = answer;
    },
    reset() {
      received.length = 0;
      state.answer = 204;
    },
  };
}

/** Whether a receiver with this secret would accept the request. */
export function isSignedWith(secret: string, { body, headers }: ReceivedWebhook): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
