import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that webhooks tell of changes, on the loopback interface. */
export interface WebhookReceiver {
  url: string;
  /** All messages, refused ones included, in order. */
  received: ReceivedMessage[];
  /** Status of its answers. */
  status: number;
  stop(): Promise<void>;
}

/** Answers 204 until its `status` is changed. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      receiver.received.push({ headers: request.headers, body });
      response.writeHead(receiver.status, { connection: "close" }).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received: [],
    status: 204,
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return receiver;
}
