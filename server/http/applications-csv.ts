import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import Type, { type Static } from "typebox";
import { ApplicationFormEnum, ApplicationStateEnum } from "../application/application.entity.ts";
import { RegionEnum } from "../application/choices/region.ts";
import { inboxCsv } from "../application/inbox-csv.ts";
import type { InboxWish } from "../application/inbox-wish.ts";
import { LanguageEnum } from "../language/language.ts";
import { requireCaseWorker } from "../platform/viewer.ts";
import { signedIn } from "./openapi.ts";
import type { FullContext } from "./request-parts.ts";

const nameOf = <Value extends string>(values: Record<Value, string>) =>
  Type.Union((Object.keys(values) as Value[]).map((name) => Type.Literal(name))); // keys are widened

const Wish = Type.Object({
  form: Type.Optional(nameOf(ApplicationFormEnum)),
  state: Type.Optional(Type.Array(nameOf(ApplicationStateEnum))),
  region: Type.Optional(nameOf(RegionEnum)),
  assignee: Type.Optional(Type.String({ maxLength: 100 })),
  unassigned: Type.Optional(Type.Boolean()),
  olderThanDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  language: Type.Optional(nameOf(LanguageEnum)),
});
type Wish = Static<typeof Wish>;

/** GET /api/applications.csv, for case workers and admins: the inbox as `applications` lists it. */
export async function applicationsCsv(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<FullContext> },
): Promise<void> {
  app.get<{ Querystring: Wish }>(
    "/applications.csv",
    {
      onRequest: async (request) => {
        requireCaseWorker((await contextOf(request)).viewer);
      },
      schema: {
        ...{ tags: ["application"], security: signedIn },
        summary: "The applications of a filter, for a spreadsheet",
        description: "The same filter as GraphQL's `applications`. Every one is recorded.",
        querystring: Wish,
        response: { 200: { content: { "text/csv": { schema: Type.String() } } } },
      },
    },
    async (request, reply) => {
      const context = await contextOf(request);
      const language = LanguageEnum[request.query.language ?? "UA"];
      const day = context.now.toISOString().slice(0, 10);
      reply.type("text/csv; charset=utf-8").header("cache-control", "no-store");
      reply.header("content-disposition", `attachment; filename="applications-${day}.csv"`);
      return reply.send(Readable.from(inboxCsv(context, wishOf(request.query), language)));
    },
  );
}

/** The words of the schema, as the database spells them. */
function wishOf({ form, state, ...rest }: Wish): InboxWish {
  return {
    ...rest,
    ...(form ? { form: ApplicationFormEnum[form] } : {}),
    ...(state ? { state: state.map((name) => ApplicationStateEnum[name]) } : {}),
  };
}
