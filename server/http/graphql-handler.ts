import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from "@apollo/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import type { Context } from "../content/context.ts";
import { isDatabaseAway } from "../platform/database.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { type AskedContext, noOutcome, type Outcome } from "./graphql-outcome.ts";
import { isSurelyQuery, keyOfQuestion, readQuestion } from "./graphql-question.ts";
import { headersOf, ofAway } from "./kept-reads.ts";
import type { Given, Made } from "./making.ts";
import { soon } from "./rest-failures.ts";
import { sendKept } from "./send-kept.ts";

interface Parts {
  apollo: ApolloServer<AskedContext>;
  contextOf: (request: FastifyRequest, manager?: EntityManager) => Promise<Context>;
  answers: AnswerCache;
}

/**
 * Answers a question from what is kept, found by its text, before it is read as JSON; else from
 * Apollo, once for all strangers who ask the same meanwhile. Bodies come as text: see
 * `readQuestion`.
 */
export function graphqlHandler(app: FastifyInstance, { apollo, contextOf, answers }: Parts) {
  const parse = app.getDefaultJsonParser("error", "error");

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const key = keyOfQuestion(request);
    const kept = key === null ? null : answers.kept(key);
    if (kept) return send(request, reply, kept);
    const question = await readQuestion(request, parse);
    // Only queries may be answered together: a mutation that is sent twice is two.
    if (key !== null && isSurelyQuery(question)) {
      const given = await answers.answer(key, (replica) => made(request, reply, question, replica));
      return send(request, reply, given);
    }
    const { response, outcome } = await ask(request, question);
    if (outcome.hasWritten) answers.forget();
    dress(reply, response);
    if (outcome.isExcuse) reply.code(503).header("retry-after", soon);
    return textOf(response);
  };

  async function ask(
    request: FastifyRequest,
    question: HTTPGraphQLRequest,
    replica?: EntityManager,
  ) {
    const outcome = noOutcome();
    const context = async () => {
      try {
        return { ...(await contextOf(request, replica)), outcome };
      } catch (error) {
        outcome.isExcuse = isDatabaseAway(error);
        throw error;
      }
    };
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: question,
      context,
    });
    return { response, outcome };
  }

  async function made(
    request: FastifyRequest,
    reply: FastifyReply,
    question: HTTPGraphQLRequest,
    replica: EntityManager | undefined,
  ): Promise<Made> {
    const { response, outcome } = await ask(request, question, replica);
    dress(reply, response);
    if (request.method === "GET")
      reply.header("cache-control", "no-cache").header("vary", "Accept");
    const { isKept, isExcuse }: Outcome = outcome;
    const answer = {
      status: reply.statusCode,
      headers: headersOf(reply),
      body: Buffer.from(textOf(response)),
    };
    return {
      answer: isExcuse ? ofAway(answer) : answer,
      isKept: isKept && reply.statusCode === 200,
      isExcuse,
    };
  }
}

function send(request: FastifyRequest, reply: FastifyReply, given: Given): FastifyReply {
  sendKept(request, reply, given);
  return reply;
}

function dress(reply: FastifyReply, { status, headers }: HTTPGraphQLResponse): void {
  reply.code(status ?? 200);
  for (const [name, value] of headers) reply.header(name, value);
}

/** The schema has nothing that is answered in pieces. */
function textOf({ body }: HTTPGraphQLResponse): string {
  if (body.kind !== "complete") throw new Error("an answer in pieces");
  return body.string;
}
