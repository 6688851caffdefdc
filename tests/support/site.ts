import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import type { DataSource, Logger } from "typeorm";
import { afterAll } from "vitest";
import { issueToken } from "../../server/account/token.ts";
import { User } from "../../server/account/user.entity.ts";
import { entities } from "../../server/entities.ts";
import { buildApplication } from "../../server/http/application.ts";
import { Image } from "../../server/image/image.entity.ts";
import { LocalDiskStore } from "../../server/image/local-disk-store.ts";
import { openDatabase } from "../../server/platform/database.ts";
import { readEnvironment } from "../../server/platform/environment.ts";
import { migrations } from "../../server/platform/migrations.ts";
import { aDatabase } from "./database.ts";

type Variables = Record<string, unknown>;

/**
 * The real application on a database of its own, with an editor signed in. Call it once for a
 * file, in `beforeAll`; it goes when the file ends.
 */
export async function aSite(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), "doloni-"));
  const statements: string[] = [];
  const db = await openDatabase({
    url: await aDatabase(),
    entities,
    migrations,
    connections: 3,
    logger: listening(statements),
  });
  const secret = randomBytes(32).toString("hex");
  const moment = { now: new Date() };
  const app = await buildApplication({
    environment: readEnvironment({ DATA_DIR: dataDir }),
    db,
    images: await LocalDiskStore.open(dataDir),
    secret,
    log: pino({ level: "error" }),
    clock: () => moment.now,
  });
  afterAll(async () => {
    await app.close();
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  return new Site(app, db, issueToken(await anEditor(db), secret), moment, statements);
}

export class Site {
  constructor(
    readonly app: FastifyInstance,
    readonly db: DataSource,
    private readonly token: string,
    /** The application's clock stands still; a test moves it. */
    readonly moment: { now: Date },
    private readonly statements: string[],
  ) {}

  /** What the signed-in editor is answered; throws when refused. */
  async editor(query: string, variables?: Variables) {
    return answered(await this.graphql({ query, variables }, this.token));
  }

  /** What a visitor is answered; throws when refused. */
  async visitor(query: string, variables?: Variables) {
    return answered(await this.graphql({ query, variables }));
  }

  /** The first failure's extensions (code, reason, fields), as the editor gets them. */
  async refusal(query: string, variables?: Variables) {
    return (await this.graphql({ query, variables }, this.token)).errors?.[0]?.extensions;
  }

  /** How many SQL statements a visitor's query takes. */
  async statementsFor(query: string, variables?: Variables): Promise<number> {
    this.statements.length = 0;
    await this.visitor(query, variables);
    return this.statements.length;
  }

  /** An image's id; there is no file behind it. */
  async anImage(): Promise<string> {
    const publicId = randomBytes(12).toString("hex");
    const url = `/images/${publicId}/original.webp`;
    const images = this.db.getRepository(Image);
    const image = images.create({ publicId, url, store: "local", width: 3, height: 2 });
    return (await images.save(image)).id;
  }

  private async graphql(body: object, token?: string) {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await this.app.inject({
      method: "POST",
      url: "/graphql",
      headers,
      payload: body,
    });
    return answer.json();
  }
}

/** JSON as it came: each test says what it expects of it. */
function answered<Data>({ data, errors }: { data: Data; errors?: unknown }): Data {
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function anEditor(db: DataSource): Promise<User> {
  const users = db.getRepository(User);
  const passwordHash = "nobody signs in with it";
  return users.save(users.create({ email: "e@doloni.example", userType: "editor", passwordHash }));
}

const listening = (statements: string[]): Logger => ({
  logQuery: (statement) => statements.push(statement),
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
});
