import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import Type, { type Static } from "typebox";
import { ApplicationFormEnum, ApplicationStateEnum } from "../../application/application.entity.ts";
import { RegionEnum } from "../../application/forms/choices/region.ts";
import type { InboxFilter } from "../../application/inbox/inbox.args.ts";
import { exportApplications } from "../../application/inbox/inbox-csv.ts";
import { UrgencyEnum } from "../../application/urgency.ts";
import { LanguageEnum } from "../../language/language.ts";
import { requireCaseWorker } from "../../platform/viewer.ts";
import type { ServerContext } from "../context-factory.ts";
import { bearerSecurity } from "./openapi.ts";

const nameUnion = <Value extends string>(values: Record<Value, string>) =>
  Type.Union((Object.keys(values) as Value[]).map((name) => Type.Literal(name))); // keys are widened

const InboxFilterQuery = Type.Object({
  form: Type.Optional(nameUnion(ApplicationFormEnum)),
  state: Type.Optional(Type.Array(nameUnion(ApplicationStateEnum))),
  region: Type.Optional(nameUnion(RegionEnum)),
  assignee: Type.Optional(Type.String({ maxLength: 100 })),
  unassigned: Type.Optional(Type.Boolean()),
  urgency: Type.Optional(nameUnion(UrgencyEnum)),
  overdue: Type.Optional(Type.Boolean()),
  reminded: Type.Optional(Type.Boolean()),
  olderThanDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  language: Type.Optional(nameUnion(LanguageEnum)),
});
type InboxFilterQuery = Static<typeof InboxFilterQuery>;

/**
 * GET /api/applications.csv, for case workers and admins: the same list as GraphQL's
 * `applications`.
 */
export async function applicationsCsvRoute(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<ServerContext> },
): Promise<void> {
  app.get<{ Querystring: InboxFilterQuery }>(
    "/applications.csv",
    {
      onRequest: async (request) => {
        requireCaseWorker((await contextOf(request)).viewer);
      },
      schema: {
        operationId: "exportApplications",
        tags: ["application"],
        security: bearerSecurity,
        summary: "Export applications as CSV",
        description:
          "Accepts the same filter as GraphQL's `applications`. The password must have been confirmed with `confirmPassword` within the last ten minutes. Every export is recorded and reported to all administrators by e-mail.",
        querystring: InboxFilterQuery,
        response: { 200: { content: { "text/csv": { schema: Type.String() } } } },
      },
    },
    async (request, reply) => {
      const context = await contextOf(request);
      const language = LanguageEnum[request.query.language ?? "UA"];
      const csv = await exportApplications(context, toInboxFilter(request.query), language);
      const day = context.now.toISOString().slice(0, 10);
      reply.type("text/csv; charset=utf-8").header("cache-control", "no-store");
      reply.header("content-disposition", `attachment; filename="applications-${day}.csv"`);
      return reply.send(Readable.from(csv));
    },
  );
}

/** Converts the enum names of the API to the values in the database. */
function toInboxFilter({ form, state, ...rest }: InboxFilterQuery): InboxFilter {
  return {
    ...rest,
    ...(form ? { form: ApplicationFormEnum[form] } : {}),
    ...(state ? { state: state.map((name) => ApplicationStateEnum[name]) } : {}),
  };
}
