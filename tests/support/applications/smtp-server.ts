import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerError } from "smtp-server";

/** An e-mail as its recipient gets it. */
interface ReceivedEmail {
  to: string[];
  /** The source of the message, as received. */
  raw: string;
  subject: string;
  text: string;
  /** Null when there is no such header. */
  header(name: string): string | null;
}

/** A real SMTP server on the loopback interface. */
export interface TestMailServer {
  url: string;
  /** All accepted e-mails, in order. */
  received: ReceivedEmail[];
  /** SMTP error codes by recipient: 550 is permanent, 451 is temporary. */
  refusals: Map<string, number>;
  /** Accepts the next e-mail, but closes the connection before confirming it. */
  hangUpOnce(): void;
  stop(): Promise<void>;
  /** Starts again on the same port. */
  start(): Promise<void>;
  /** Resolves when it has received `count` e-mails in all. */
  hasReceived(count: number): Promise<void>;
}

/** Starts an SMTP server that listens until it is stopped. */
export async function startMailServer(): Promise<TestMailServer> {
  let server = new SMTPServer({ logger: false });
  let port = 0;
  let isHangingUp = false;
  let onArrival = () => {};
  const received: ReceivedEmail[] = [];
  const refusals = new Map<string, number>();

  const start = async () => {
    server = new SMTPServer({
      logger: false,
      disabledCommands: ["AUTH", "STARTTLS"],
      disableReverseLookup: true,
      // In milliseconds; clients that keep their connection open must not delay `stop`.
      closeTimeout: 1,
      onRcptTo({ address }, _session, answer) {
        const code = refusals.get(address);
        answer(code ? refused(code, address) : null);
      },
      onData(stream, { envelope }, answer) {
        void text(stream).then((raw) => {
          received.push(
            read(
              raw,
              envelope.rcptTo.map(({ address }) => address),
            ),
          );
          if (isHangingUp) for (const connection of server.connections) connection.close();
          else answer(null);
          isHangingUp = false;
          onArrival();
        });
      },
    });
    // Tests abort connections on purpose.
    server.on("error", () => undefined);
    const listening = server.listen(port, "127.0.0.1");
    await once(listening, "listening");
    const address = listening.address();
    port = typeof address === "object" && address ? address.port : 0;
  };
  const stop = () => new Promise<void>((resolve) => server.close(resolve));

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    start,
    stop,
    hangUpOnce() {
      isHangingUp = true;
    },
    hasReceived: (count) =>
      new Promise((resolve) => {
        onArrival = () => received.length >= count && resolve();
        onArrival();
      }),
  };
}

/** The error repeats the address, as many servers do. */
function refused(responseCode: number, address: string): SMTPServerError {
  return Object.assign(new Error(`<${address}>: not here`), { responseCode });
}

function read(raw: string, to: string[]): ReceivedEmail {
  const end = raw.indexOf("\r\n\r\n");
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, " ");
  const header = (name: string) =>
    head.match(new RegExp(`^${name}: (.*)$`, "im"))?.[1]?.trim() ?? null;
  const body = Buffer.from(raw.slice(end + 4));
  const encoding = header("Content-Transfer-Encoding") ?? "7bit";
  return {
    to,
    raw,
    header,
    subject: decodeEncodedWords(header("Subject") ?? ""),
    text: decoded(body.toString("latin1"), encoding).toString("utf8").replaceAll("\r\n", "\n"),
  };
}

/** Decodes the encoded words of RFC 2047; a space between two of them is not part of the text. */
function decodeEncodedWords(header: string): string {
  return header
    .replace(/(\?=)\s+(=\?)/g, "$1$2")
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === "B"
        ? decoded(word, "base64").toString("utf8")
        : decoded(word.replaceAll("_", " "), "quoted-printable").toString("utf8"),
    );
}

function decoded(body: string, encoding: string): Buffer {
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1");
  const joined = body.replace(/=\r?\n/g, "");
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1");
}
