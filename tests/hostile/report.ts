import type { HostileAnswer, HostileRequest } from "./target.ts";

/** Counts answers, and lists those that no request may get. */
export class Report {
  private readonly statuses = new Map<string, number>();
  private readonly failures: string[] = [];
  private largest = { bytes: 0, about: "" };
  private slowest = { milliseconds: 0, about: "" };
  private memory = 0;
  private pages = 0;
  count = 0;

  get isClean(): boolean {
    return this.failures.length === 0;
  }

  add(request: HostileRequest, { status, body, milliseconds }: HostileAnswer): void {
    this.count += 1;
    const text = body.toString();
    this.increment(String(status));
    // The error page of the specification has status 500 on purpose.
    const isErrorPage = request.path.replace(/\/+/g, "/").startsWith("/error");
    if (status >= 500 && !isErrorPage) this.fail(request, `${status} ${text.slice(0, 200)}`);
    if (/"code":\s*"INTERNAL/.test(text) && status < 500) this.fail(request, text.slice(0, 300));
    if (/\n\s+at .+:\d+:\d+/.test(text)) this.fail(request, "a stack trace");
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

  private increment(status: string): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }
}
