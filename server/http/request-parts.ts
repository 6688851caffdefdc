import { createSecretKey, type KeyObject } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { DataSource, EntityManager } from "typeorm";
import type { AccountContext } from "../account/account.context.ts";
import { SignInLimit } from "../account/sign-in-limit.ts";
import { viewerOfToken } from "../account/token.ts";
import type { ApplicationContext } from "../application/application.context.ts";
import { Sendings } from "../application/sendings.ts";
import type { Context } from "../content/context.ts";
import { Loaders } from "../content/loaders.ts";
import type { ImageStore } from "../image/image-store.ts";
import type { Clock } from "../platform/clock.ts";
import type { Sealing } from "../platform/sealing.ts";
import { type Viewer, visitor } from "../platform/viewer.ts";

export type FullContext = Context & AccountContext & ApplicationContext;

/** Makes the contexts of requests, and of pages rendered within the process. */
export class RequestParts {
  private readonly limit: SignInLimit;
  private readonly sendings: Sendings;
  /** Of a text, a key would be made anew for every token. */
  private readonly key: KeyObject;

  constructor(
    private readonly parts: {
      db: DataSource;
      images: ImageStore;
      secret: string;
      sealing: Sealing;
      clock: Clock;
      publicUrl: string;
    },
  ) {
    this.limit = new SignInLimit(parts.db);
    this.sendings = new Sendings(parts.db);
    this.key = createSecretKey(parts.secret, "utf8");
  }

  viewerOf = (request: FastifyRequest): Promise<Viewer> =>
    viewerOfToken(this.parts.db, this.key, request.headers.authorization);

  contextOf = async (request: FastifyRequest, manager?: EntityManager): Promise<FullContext> =>
    this.contextFor(await this.viewerOf(request), request.ip, manager);

  /**
   * Pages are rendered for visitors: the session lives in the browser's storage. With a
   * transaction's `manager`, all that is read and written belongs to it; a replica's only reads.
   */
  contextFor = (
    viewer: Viewer = visitor,
    address = "",
    manager: EntityManager = this.parts.db.manager,
  ): FullContext => {
    const { images, sealing, clock, publicUrl } = this.parts;
    return {
      db: manager,
      images,
      viewer,
      address,
      publicUrl,
      now: clock(),
      loaders: new Loaders(manager),
      signIn: { secret: this.key, limit: this.limit },
      sealing,
      sendings: this.sendings,
    };
  };
}
