import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../server/platform/paths.ts";
import { findCluster } from "../../server/platform/postgres/postgres-cluster.ts";
import { findPostmaster } from "../../server/platform/postgres/postmaster.ts";

/** What can be killed: the server, PostgreSQL's first process, one of its others, or all. */
export const victims = ["server", "postmaster", "backend", "server and postmaster"] as const;
export type Victim = (typeof victims)[number];

/** The built server, which is started again at once whenever it ends. */
export class SiteUnderCrashes {
  readonly address: string;
  private server: ChildProcess | null = null;
  private isStopping = false;
  private output = "";

  constructor(
    private readonly dataDir: string,
    private readonly port: number,
    private readonly password: string,
  ) {
    this.address = `http://127.0.0.1:${port}`;
    this.start();
  }

  private start(): void {
    const server = spawn(process.execPath, [join(root, "dist", "server", "main.js")], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        ADMIN_PASSWORD: this.password,
        STARTING_CONTENT: "off",
        TRUST_PROXY: "1",
        LOG_LEVEL: "error",
      },
    });
    const keepLast = (text: Buffer) => {
      this.output = `${this.output}${text}`.slice(-4000);
    };
    server.stdout.on("data", keepLast);
    server.stderr.on("data", keepLast);
    server.on("close", () => !this.isStopping && setTimeout(() => this.start(), 200));
    this.server = server;
  }

  /** Resolves when the site answers; throws with its last output after two minutes. */
  async ready(): Promise<void> {
    const end = Date.now() + 120_000;
    while (Date.now() < end) {
      const response = await fetch(`${this.address}/readyz`).catch(() => null);
      if (response?.status === 200) return;
      await pause(50);
    }
    throw new Error(`The site does not come back:\n${this.output}`);
  }

  /** `chance`, from 0 to 1, chooses among PostgreSQL's processes. */
  kill(victim: Victim, chance: number): void {
    const cluster = findCluster(this.dataDir);
    const postmaster = (cluster && findPostmaster(cluster)?.pid) ?? 0;
    const backends = postmaster ? childrenOf(postmaster) : [];
    const pids: Record<Victim, (number | undefined)[]> = {
      server: [this.server?.pid],
      postmaster: [postmaster],
      backend: [backends[Math.floor(chance * backends.length)]],
      "server and postmaster": [this.server?.pid, postmaster],
    };
    for (const pid of pids[victim]) if (pid) killIfThere(pid);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const { server } = this;
    if (!server) return;
    const closed = new Promise((resolve) => server.on("close", resolve));
    server.kill("SIGTERM");
    await closed;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" })
      .split("\n")
      .map(Number)
      .filter((child) => child > 0);
  } catch {
    return [];
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
