import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { Webhook } from "standardwebhooks";

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

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** A program that webhooks tell of changes, on the loopback interface; it accepts what it gets. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  let answer: Answer = 204;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    // What it is when the request is here: the test may change it before the response is sent.
    const given = answer;
    if (given === "away") return void request.socket.destroy();
    received.push({
      path: request.url ?? "",
      isAccepted: given === "slow" || (typeof given === "number" && given < 300),
      headers: request.headers as Record<string, string>, // none of those that are sent repeats
      body,
      event: JSON.parse(body),
    });
    if (given === "silence") return;
    if (given === "slow") await pause(500);
    if (given === "redirect") response.writeHead(302, { location: "/elsewhere" });
    else response.writeHead(typeof given === "number" ? given : 204);
    response.end();
  });
  server.on("connection", (socket) => {
    if (answer === "away") socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hook`,
    /** All requests, refused ones included, in order. */
    received,
    answerWith(next: Answer): void {
      answer = next;
    },
    async stop(): Promise<void> {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
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
