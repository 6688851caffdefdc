import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A token in the form that BotFather gives. */
export const botToken = "123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc";

interface ReceivedMessage {
  chat: string;
  text: string;
}

/** A stand-in for the Bot API of Telegram on the loopback interface. */
export interface TestTelegramServer {
  url: string;
  /** All accepted messages, in order. */
  received: ReceivedMessage[];
  /** Answers to requests for a chat: `[403, "Forbidden: bot was kicked"]`. */
  refusals: Map<string, [status: number, description: string]>;
  stop(): Promise<void>;
  /** Starts again on the same port. */
  start(): Promise<void>;
}

/** Answers as Telegram does; what is no request of the Bot API for this token is refused. */
export async function startTelegramServer(): Promise<TestTelegramServer> {
  const received: ReceivedMessage[] = [];
  const refusals: TestTelegramServer["refusals"] = new Map();
  let server: Server;
  let port = 0;

  const answerTo = (method: string, url: string, type: string, body: unknown) => {
    const { chat_id: chat, text, link_preview_options: preview } = Object(body);
    if (method !== "POST" || type !== "application/json") return [405, "Method Not Allowed"];
    if (!/^\/bot\d+:[\w-]+\/sendMessage$/.test(url)) return [404, "Not Found"];
    if (url !== `/bot${botToken}/sendMessage`) return [401, "Unauthorized"];
    if (typeof text !== "string" || text === "") return [400, "Bad Request: message text is empty"];
    if (preview?.is_disabled !== true) return [400, "Bad Request: a preview would ask the site"];
    const refusal = refusals.get(chat);
    if (refusal) return refusal;
    received.push({ chat, text });
    return [200, ""];
  };

  const start = async () => {
    server = createServer((request, response) => {
      void json(request).then((body) => {
        const { method = "", url = "", headers } = request;
        const [status, description] = answerTo(method, url, headers["content-type"] ?? "", body);
        response.writeHead(Number(status), {
          "content-type": "application/json",
          connection: "close",
        });
        const result = status === 200 ? { ok: true, result: {} } : { ok: false, description };
        response.end(JSON.stringify(result));
      });
    });
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo); // it listens on a port
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    refusals,
    start,
    async stop() {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
