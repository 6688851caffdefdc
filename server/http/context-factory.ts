import type { FastifyRequest } from "fastify";
import type { DataSource, EntityManager } from "typeorm";
import type { AccountContext, SendEmail } from "../account/account.context.ts";
import { ApiTokenAccess } from "../account/api-token/api-token-access.ts";
import { holdsApiToken } from "../account/api-token/api-token-secret.ts";
import { CodeLimiter } from "../account/second-step/code-limiter.ts";
import { viewerFromToken } from "../account/session/sessions.ts";
import { SignInLimiter } from "../account/session/sign-in-limiter.ts";
import type { ApplicationContext } from "../application/application.context.ts";
import { releaseUser } from "../application/inbox/release-user.ts";
import { SubmissionLimiter } from "../application/submission-limiter.ts";
import type { ConsentContext } from "../consent/consent.context.ts";
import type { Context } from "../content/context.ts";
import { Loaders } from "../content/image-loaders.ts";
import type { FileStore } from "../files/file-store.ts";
import { RefusalLog } from "../history/refusal-log.ts";
import type { ImageStore } from "../image/image-store.ts";
import type { Hosting, LaunchContext, SendTelegram } from "../launch/launch.context.ts";
import type { Clock } from "../platform/clock.ts";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import { type Viewer, visitor } from "../platform/viewer.ts";
import type { WebhookContext } from "../webhook/webhook.context.ts";

export type ServerContext = Context &
  AccountContext &
  ApplicationContext &
  ConsentContext &
  LaunchContext &
  WebhookContext;

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
  private readonly codeLimiter: CodeLimiter;
  private readonly submissionLimiter: SubmissionLimiter;

  readonly refusals: RefusalLog;
  readonly apiTokens: ApiTokenAccess;

  private readonly viewers = new WeakMap<FastifyRequest, Promise<Viewer>>();

  constructor(
    private readonly parts: {
      db: DataSource;
      images: ImageStore;
      files: FileStore;
      encryption: FieldEncryption;
      clock: Clock;
      publicUrl: string;
      sendEmail?: SendEmail | null;
      sendTelegram?: SendTelegram | null;
      reportUnexpected: (error: unknown) => void;
      dataDir: string;
      /** Without it no path shows a page. */
      showsPage?: (path: string) => Promise<boolean>;
      hosting: Hosting;
      webhookPrivateHosts?: readonly string[];
    },
  ) {
    this.signInLimiter = new SignInLimiter(parts.db);
    this.codeLimiter = new CodeLimiter(parts.db);
    this.refusals = new RefusalLog(parts);
    this.apiTokens = new ApiTokenAccess(parts.db, this.refusals);
    this.submissionLimiter = new SubmissionLimiter(parts.db);
  }

  /** Reads the token once per request. */
  viewerOf = (request: FastifyRequest): Promise<Viewer> => {
    const viewer = this.viewers.get(request) ?? this.authenticate(request);
    this.viewers.set(request, viewer);
    return viewer;
  };

  private authenticate(request: FastifyRequest): Promise<Viewer> {
    const { authorization } = request.headers;
    const now = this.parts.clock();
    return holdsApiToken(authorization)
      ? this.apiTokens.viewerOf(request, now)
      : viewerFromToken(this.parts, authorization, now);
  }

  contextOf = async (request: FastifyRequest, manager?: EntityManager): Promise<ServerContext> => ({
    ...this.createContext(
      await this.viewerOf(request),
      request.ip,
      manager,
      signInHeaders(request),
    ),
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
    headers: SignInHeaders = { userAgent: "", deviceId: "" },
  ): ServerContext => {
    const { images, files, encryption, clock, publicUrl, dataDir } = this.parts;
    const {
      sendEmail = null,
      sendTelegram = null,
      reportUnexpected,
      hosting,
      showsPage = async () => false,
      webhookPrivateHosts = [],
    } = this.parts;
    const now = clock();
    return {
      db: manager,
      images,
      files,
      viewer,
      address,
      publicUrl,
      contentWritten: () => undefined,
      now,
      loaders: new Loaders(manager, now),
      ...headers,
      signInLimiter: this.signInLimiter,
      codeLimiter: this.codeLimiter,
      sendEmail,
      sendTelegram,
      reportUnexpected,
      encryption,
      dataDir,
      showsPage,
      hosting,
      webhookPrivateHosts,
      beforeUserDeletion: releaseUser,
      submissionLimiter: this.submissionLimiter,
    };
  };
}

type SignInHeaders = Pick<AccountContext, "userAgent" | "deviceId">;

function signInHeaders({ headers }: FastifyRequest): SignInHeaders {
  const deviceId = headers["x-device-id"];
  return {
    userAgent: headers["user-agent"] ?? "",
    deviceId: typeof deviceId === "string" ? deviceId : "",
  };
}
