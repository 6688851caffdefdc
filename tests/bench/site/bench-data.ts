import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../../server/platform/postgres/embedded-postgres.ts";
import { onServerCore } from "../cores.ts";
import { fillQuickly } from "./quick-content.ts";
import { type Site, shared, startSite } from "./sites.ts";

/** A data folder with demo content and its PostgreSQL server, for any number of instances. */
export class BenchData {
  private readonly running = new Set<Site>();
  private count = 0;

  private constructor(
    private readonly folder: string,
    /** Milliseconds until the second start of site and PostgreSQL was ready. */
    readonly readyAfter: number,
    private readonly postgres: EmbeddedPostgres,
  ) {}

  /**
   * Starts the site twice, so that measurements do not include the work of the first start, which
   * writes a thousand pictures. Without `needsPictures` it writes their rows alone.
   */
  static async open({ needsPictures }: { needsPictures: boolean }): Promise<BenchData> {
    const folder = mkdtempSync(join(tmpdir(), "doloni-bench-"));
    const dataDir = join(folder, "data");
    if (needsPictures) await (await startSite(dataDir, {})).stop();
    else await withPostgres(dataDir, (url) => fillQuickly(url, dataDir));
    const second = await startSite(dataDir, {});
    await second.stop();
    return new BenchData(folder, second.readyAfter, await startPostgres(dataDir));
  }

  get databaseUrl(): string {
    return this.postgres.url;
  }

  /** The folder of the first instance, with the pictures of the demo content. */
  get firstDataDir(): string {
    return join(this.folder, "data");
  }

  /** A new subfolder, deleted by `close`. */
  folderFor(name: string): string {
    this.count += 1;
    return join(this.folder, `${name}-${this.count}`);
  }

  /** Starts an instance. The first of those running has the pictures of the demo content. */
  async start(settings: Record<string, string> = {}, url = this.databaseUrl): Promise<Site> {
    const dataDir = this.running.size === 0 ? this.firstDataDir : this.folderFor("site");
    const site = await startSite(dataDir, { DATABASE_URL: url, ...settings });
    this.running.add(site);
    return {
      ...site,
      stop: () => {
        this.running.delete(site);
        return site.stop();
      },
    };
  }

  /** Creates an empty database on the same server and returns its URL. */
  async createDatabase(): Promise<string> {
    this.count += 1;
    const name = `bench_${this.count}`;
    await this.query(`create database ${name}`);
    const address = new URL(this.databaseUrl);
    address.pathname = name;
    return address.href;
  }

  async query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    const answer = await client.query(text, values).finally(() => client.end());
    return answer.rows;
  }

  async close(): Promise<void> {
    await Promise.all([...this.running].map((site) => site.stop()));
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Without waiting for the disk, whose speed would hide the cost of a save. */
const startPostgres = (dataDir: string) =>
  onServerCore(() => startEmbeddedPostgres({ dataDir, isDurable: false }));

async function withPostgres(dataDir: string, work: (url: string) => Promise<void>): Promise<void> {
  const postgres = await startPostgres(dataDir);
  await work(postgres.url).finally(() => postgres.stop());
}

/** Signs in as the admin and returns the token. */
export async function signIn({ origin }: Site): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: shared.adminEmail, password: shared.adminPassword }),
  });
  if (!answer.ok) throw new Error(`signing in was answered ${answer.status}`);
  const { token }: { token: string } = JSON.parse(await answer.text());
  return token;
}
