import { Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http";

export const senders = ["visitor", "admin", "editor", "impostor"] as const;
export type Sender = (typeof senders)[number];

export interface HostileRequest {
  /** What it tries, for the report. */
  about: string;
  method: string;
  /** Sent as it is; only characters that HTTP/1.1 permits in a request line. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  sender: Sender;
  /** What is wrong with an answer that would be right for other requests; null if nothing is. */
  faultOf?(answer: HostileAnswer): string | null;
}

export interface HostileAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** In ms since 1970. */
  startedAt: number;
  milliseconds: number;
}

/** What requests are about that must succeed. */
export const preparation = "preparation";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const timeoutMs = 30_000;

/** The running site, the tokens of its staff, and the ids that its answers have named. */
export class Target {
  readonly tokens: Partial<Record<Sender, string>> = { impostor: "not-a-token" };
  private readonly ids = new Set<string>();
  private count = 0;

  constructor(readonly origin: string) {}

  get knownIds(): readonly string[] {
    return [...this.ids];
  }

  /** Rejects when the connection ends without an answer, or after 30 s. */
  async send(request: HostileRequest): Promise<HostileAnswer> {
    const startedAt = Date.now();
    const { status, headers, body } = await this.exchange(request);
    this.learnIds(body);
    return { status, headers, body, startedAt, milliseconds: Date.now() - startedAt };
  }

  /** Executes a GraphQL operation that must succeed. */
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the shape that it asked for
  async execute(query: string, variables: object = {}, sender: Sender = "admin"): Promise<any> {
    const { body } = await this.send({
      about: preparation,
      method: "POST",
      path: "/graphql",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
      sender,
    });
    const { data, errors } = JSON.parse(body.toString());
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  private exchange({ about, method, path, headers = {}, body, sender }: HostileRequest) {
    const token = this.tokens[sender];
    // The server limits what one network address may send, so every request has its own.
    this.count += 1;
    const address = `203.0.${(this.count >> 8) % 256}.${this.count % 256}`;
    const { hostname, port } = new URL(this.origin);
    return new Promise<Pick<HostileAnswer, "status" | "headers" | "body">>((resolve, reject) => {
      const sent = httpRequest(
        {
          // A connection that hostile requests used may be closed at any moment.
          agent: about === preparation ? false : agent,
          hostname,
          port,
          method,
          path,
          timeout: timeoutMs,
          headers: {
            "x-forwarded-for": address,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("error", reject);
          answer.on("end", () => {
            const { statusCode = 0, headers: answered } = answer;
            resolve({ status: statusCode, headers: answered, body: Buffer.concat(chunks) });
          });
        },
      );
      sent.on("timeout", () => sent.destroy(new Error("no answer")));
      sent.on("error", reject);
      sent.end(body);
    });
  }

  private learnIds(body: Buffer): void {
    if (this.ids.size > 500 || body.length > 200_000) return;
    for (const [id] of body.toString().matchAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g))
      this.ids.add(id);
  }
}
