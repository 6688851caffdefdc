import { maxHeaderSize, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { languageOfAddress, pathInLanguage } from "../language/language.ts";
import { errorShape } from "./error-response.ts";
import { unreadableRequestDocument } from "./pages/page-document.ts";
import { wellFormedUrl } from "./security/well-formed-url.ts";

type Headers = Record<string, number | string | string[] | undefined>;

interface ClientError extends Error {
  code?: string;
  /** The part of the request that was received last. */
  rawPacket?: Buffer;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/**
 * Answers requests that Node's parser refuses, which reach no route, and those with an expectation that
 * it does not know. If a request was refused for its address, it is answered as any other address at
 * which there is nothing.
 */
export function answerClientErrors(app: FastifyInstance, securityHeaders: Headers): void {
  // The parser also refuses every further part of the same request.
  const answered = new WeakSet<Duplex>();
  // Fastify's own handler answers in its own words.
  app.server.removeAllListeners("clientError");
  app.server.on("clientError", (error: ClientError, socket) => {
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const packet = error.rawPacket?.toString("latin1") ?? "";
    const url = refusedUrl(packet);
    if (url === null) return send(socket, toAnswer(error, packet, securityHeaders));
    const remoteAddress = (socket instanceof Socket && socket.remoteAddress) || "";
    const headers = { accept: acceptOf(packet) ?? "*/*" };
    app.inject({ url, remoteAddress, headers }).then(
      (answer) => send(socket, { ...answer, status: answer.statusCode, body: answer.rawPayload }),
      () => socket.destroy(),
    );
  });
  app.server.on("checkExpectation", app.routing);
}

/** The address if the parser refused it; null when something else was wrong, or nothing is asked for. */
function refusedUrl(packet: string): string | null {
  const url = /^GET (\/[^\r\n]*?)(?: HTTP\/1\.\d)?(?:[\r\n]|$)/.exec(packet)?.[1];
  if (url === undefined || (url.length < maxHeaderSize && /^[!-~]+$/.test(url))) return null;
  if (url.length < maxHeaderSize) return wellFormedUrl(url);
  const [path = "", query = ""] = url.split("?");
  const missing = `${apiPath.exec(path)?.[0] ?? ""}/%EF%BF%BD`;
  return pathInLanguage(missing, languageOfAddress(new URLSearchParams(query)));
}

const apiPath = /^\/(?:api|graphql)(?=\/)/;

const acceptOf = (packet: string) => /^accept: *(.*)$/im.exec(packet)?.[1];

const errors = {
  400: { code: "MALFORMED", message: "The request is malformed." },
  408: { code: "TIMEOUT", message: "The request was not received in time." },
  431: { code: "TOO_LARGE", message: "The address and the headers of the request are too long." },
};

function toAnswer({ code }: ClientError, packet: string, securityHeaders: Headers): Answer {
  const isTooLong = code === "HPE_HEADER_OVERFLOW";
  const status = isTooLong ? 431 : code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const url = /^[A-Z]+ (\/\S*)/.exec(packet)?.[1];
  // A request that is too long may be refused before its Accept header is read.
  const isForPerson = acceptOf(packet)?.includes("text/html") ?? isTooLong;
  const isPage = isForPerson && !apiPath.test(`${url}/`);
  const body = isPage ? unreadableRequestDocument : JSON.stringify(errorShape(url, errors[status]));
  const type = isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8";
  return {
    status,
    headers: { ...securityHeaders, "cache-control": "no-store", "content-type": type },
    body: Buffer.from(body),
  };
}

function send(socket: Duplex, { status, headers, body }: Answer): void {
  const { connection: _connection, "transfer-encoding": _encoding, ...own } = headers;
  const lines = Object.entries({ ...own, "content-length": body.length, connection: "close" });
  const head = lines.flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}: ${one}`),
  );
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, "", ""].join("\r\n"));
  socket.end(body, () => socket.destroy());
}
