import { createSecretKey, type KeyObject } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { DataSource, EntityManager } from "typeorm";
import type { AccountContext } from "../account/account.context.ts";
import { SignInLimiter } from "../account/sign-in-limiter.ts";
import { viewerFromToken } from "../account/token.ts";
import type { ApplicationContext } from "../application/application.context.ts";
import { SubmissionLimiter } from "../application/submission-limiter.ts";
import type { Context } from "../content/context.ts";
import { Loaders } from "../content/image-loaders.ts";
import type { ImageStore } from "../image/stores/image-store.ts";
import type { Clock } from "../platform/clock.ts";
import type { FieldEncryption } from "../platform/field-encryption.ts";
import { type Viewer, visitor } from "../platform/viewer.ts";

export type ServerContext = Context & AccountContext & ApplicationContext;

const requestsThatWrote = new WeakSet<FastifyRequest>();

/** Returns the function `contentWritten` for the context of this request. */
export const contentWrittenBy = (request: FastifyRequest) => (): void => {
  requestsThatWrote.add(request);
};

export const hasWrittenContent = (request: FastifyRequest): boolean =>
  requestsThatWrote.has(request);

/** Creates the contexts of requests and of pages rendered in this process. */
export class ContextFactory {
  private readonly signInLimiter: SignInLimiter;
  private readonly submissionLimiter: SubmissionLimiter;
  /** A KeyObject, because jsonwebtoken would convert a string again for every token. */
  private readonly tokenKey: KeyObject;

  private readonly viewers = new WeakMap<FastifyRequest, Promise<Viewer>>();

  constructor(
    private readonly parts: {
      db: DataSource;
      images: ImageStore;
      secret: string;
      encryption: FieldEncryption;
      clock: Clock;
      publicUrl: string;
    },
  ) {
    this.signInLimiter = new SignInLimiter(parts.db);
    this.submissionLimiter = new SubmissionLimiter(parts.db);
    this.tokenKey = createSecretKey(parts.secret, "utf8");
  }

  /** Reads the token once per request. */
  viewerOf = (request: FastifyRequest): Promise<Viewer> => {
    const viewer =
      this.viewers.get(request) ??
      viewerFromToken(this.parts.db, this.tokenKey, request.headers.authorization);
    this.viewers.set(request, viewer);
    return viewer;
  };

  contextOf = async (request: FastifyRequest, manager?: EntityManager): Promise<ServerContext> => ({
    ...this.createContext(await this.viewerOf(request), request.ip, manager),
    contentWritten: contentWrittenBy(request),
  });

  /**
   * The context of no particular request. Pages are rendered for visitors, because the session is in the browser's storage. With a
   * transaction's `manager` every statement runs in that transaction; a cached response may be read from
   * another database.
   */
  createContext = (
    viewer: Viewer = visitor,
    address = "",
    manager: EntityManager = this.parts.db.manager,
  ): ServerContext => {
    const { images, encryption, clock, publicUrl } = this.parts;
    return {
      db: manager,
      images,
      viewer,
      address,
      publicUrl,
      contentWritten: () => undefined,
      now: clock(),
      loaders: new Loaders(manager),
      signIn: { secret: this.tokenKey, limiter: this.signInLimiter },
      encryption,
      submissionLimiter: this.submissionLimiter,
    };
  };
}
