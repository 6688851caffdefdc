import type { ApolloServerPlugin } from "@apollo/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RefusalLog } from "../../history/refusal-log.ts";
import { ExpectedError, TooManyAttempts } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { ContextFactory } from "../context-factory.ts";

/** Adds an error that a request caught to the security log, if it is a refusal. */
export type RecordRefusal = (request: FastifyRequest, error: unknown) => Promise<void>;

/**
 * Records what routes refuse. Errors of GraphQL are part of its answers, which `graphqlRefusals`
 * reads, and a route that answers an error itself calls the returned function.
 */
export function recordRefusals(app: FastifyInstance, contexts: ContextFactory): RecordRefusal {
  const record: RecordRefusal = async (request, error) => {
    if (!isRefusal(error)) return;
    // It rejects when the token of the request is what was refused.
    const context = await contexts.contextOf(request).catch(() => null);
    const operation = `${request.method} ${request.routeOptions.url ?? ""}`;
    if (context) await recordIn(contexts.refusals, context, error, operation);
  };
  app.addHook("onError", (request, _reply, error) => record(request, error));
  return record;
}

/** Records what GraphQL refuses, by the names of the fields. */
export const graphqlRefusals = (log: RefusalLog): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, errors = [] }) {
        for (const { originalError, nodes } of errors) {
          const [node] = nodes ?? [];
          if (!isRefusal(originalError) || node?.kind !== "Field") continue;
          await recordIn(log, contextValue, originalError, node.name.value);
        }
      },
    };
  },
});

/** Other limits are about load: whole villages may reach them. */
const isRefusal = (error: unknown): error is ExpectedError =>
  error instanceof TooManyAttempts ||
  (error instanceof ExpectedError && error.code === "FORBIDDEN");

/** A user who has yet to set up the second step is a visitor here, and is not recorded. */
async function recordIn(
  log: RefusalLog,
  context: RequestContext,
  { code, extensions }: ExpectedError,
  operation: string,
): Promise<void> {
  const { viewer } = context;
  const userId = viewer.kind === "user" ? viewer.id : null;
  if (viewer.kind === "token") {
    if (extensions.reason !== "token") return;
    const event = { kind: "apiTokenRefused", tokenId: viewer.id, after: "forbidden" } as const;
    await log.record(context, event);
  } else if (code !== "FORBIDDEN") {
    await log.record(context, { kind: "tooManyAttempts", userId, after: operation });
  } else if (userId) {
    await log.record(context, { kind: "permissionRefused", userId, after: operation });
  }
}
