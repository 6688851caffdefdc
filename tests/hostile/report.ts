import type { HostileAnswer, HostileRequest } from "./target.ts";
import type { Wait } from "./waits.ts";

/** How long /healthz may take, whatever else is sent, in ms. */
const maxWait = 200;
/** Origin of the site for headers that name a path only. */
const here = "http://here";

/** Counts answers, and lists those that no request may get. */
export class Report {
  private readonly statuses = new Map<string, number>();
  private readonly failures: string[] = [];
  private largest = { bytes: 0, about: "" };
  private slowest = { milliseconds: 0, about: "" };
  private longestWait = 0;
  /** Requests that took long enough to have kept /healthz waiting. */
  private readonly slow: (Wait & { about: string })[] = [];
  private memory = 0;
  private pages = 0;
  count = 0;

  get isClean(): boolean {
    return this.failures.length === 0;
  }

  add(request: HostileRequest, answer: HostileAnswer): void {
    const { status, headers, body, startedAt, milliseconds } = answer;
    this.count += 1;
    const text = body.toString();
    this.increment(String(status));
    // The error page of the specification has status 500 on purpose.
    const isErrorPage = request.path.replace(/\/+/g, "/").startsWith("/error");
    if (status >= 500 && !isErrorPage) this.fail(request, `${status} ${text.slice(0, 200)}`);
    if (/"code":\s*"INTERNAL/.test(text) && status < 500) this.fail(request, text.slice(0, 300));
    if (/\n\s+at .+:\d+:\d+/.test(text)) this.fail(request, "a stack trace");
    const { location } = headers;
    if (location && !staysHere(location)) this.fail(request, `it leads to ${location}`);
    const fault = request.faultOf?.(answer);
    if (fault) this.fail(request, fault);
    if (milliseconds > maxWait) this.slow.push({ startedAt, milliseconds, about: request.about });
    if (body.length > this.largest.bytes)
      this.largest = { bytes: body.length, about: request.about };
    if (milliseconds > this.slowest.milliseconds)
      this.slowest = { milliseconds, about: request.about };
  }

  /** Node refuses malformed HTTP by closing the connection, which is no failure of the site. */
  addUnanswered(request: HostileRequest, error: unknown): void {
    this.count += 1;
    this.increment("closed");
    if (String(error).includes("no answer")) this.fail(request, "no answer within 30 s");
  }

  addInjection(path: string): void {
    this.failures.push(`${path} contains injected markup`);
  }

  addWaits(waits: readonly Wait[]): void {
    const sorted = waits.toSorted((one, other) => other.milliseconds - one.milliseconds);
    this.longestWait = sorted[0]?.milliseconds ?? 0;
    const tooLong = sorted.filter(({ milliseconds }) => milliseconds > maxWait);
    this.failures.unshift(...tooLong.map((wait) => this.waitText(wait)));
  }

  addMemory(mebibytes: number): void {
    this.memory = Math.max(this.memory, mebibytes);
  }

  addPages(count: number): void {
    this.pages = count;
  }

  text({ total, seed }: { total: number; seed: number }): string {
    const statuses = [...this.statuses].sort(([one], [other]) => one.localeCompare(other));
    const lines = [
      `${total} requests, seed ${seed}`,
      ...statuses.map(([status, count]) => `  ${status}  ${count}`),
      `largest answer  ${this.largest.bytes.toLocaleString("en")} bytes  (${this.largest.about})`,
      `longest wait    ${Math.round(this.slowest.milliseconds)} ms  (${this.slowest.about})`,
      `longest wait of /healthz beside them  ${this.longestWait} ms`,
      `most memory     ${Math.round(this.memory)} MiB`,
      `pages read afterwards without injected markup  ${this.pages}`,
      `failures        ${this.failures.length}`,
      ...this.failures.slice(0, 40),
    ];
    return lines.join("\n");
  }

  private fail({ about, method, path, sender, body }: HostileRequest, reason: string): void {
    const sent = body === undefined ? "" : ` ${String(body).slice(0, 400)}`;
    this.failures.push(
      `- ${about} as ${sender}: ${reason}\n    ${method} ${path.slice(0, 200)}${sent}`,
    );
  }

  private waitText({ startedAt, milliseconds }: Wait): string {
    const beside = this.slow.filter(
      (one) =>
        one.startedAt < startedAt + milliseconds && startedAt < one.startedAt + one.milliseconds,
    );
    const names = [...new Set(beside.map(({ about }) => about))].join(", ");
    return `- /healthz waited ${milliseconds} ms beside ${names || "fast requests"}`;
  }

  private increment(status: string): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }
}

/** As browsers read a Location header. */
const staysHere = (location: string): boolean =>
  URL.canParse(location, here) && new URL(location, here).origin === here;
