import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { expect, test } from "vitest";
import { isUnexpected, toApiError } from "../../../client/graphql/errors.ts";

const graphqlError = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: "", extensions }] });

const serverError = (status: number, bodyText: string) =>
  new ServerError("", { response: new Response(null, { status }), bodyText });

test("an editor is told that the store of the files is away, however the server says it", () => {
  const extensions = { code: "UNAVAILABLE", reason: "files", retryAfter: 5 };
  const error = toApiError(graphqlError(extensions));
  expect(error).toMatchObject({ code: "UNAVAILABLE", reason: "files", retryAfter: 5 });
  expect(isUnexpected(error)).toBe(true);
  const body = JSON.stringify({ errors: [{ message: "", extensions }] });
  expect(toApiError(serverError(503, body)).code).toBe("UNAVAILABLE");
});

test("an outage of the server or its database is told as one of the connection", () => {
  expect(toApiError(graphqlError({ code: "UNAVAILABLE" })).code).toBe("NETWORK");
  expect(toApiError(serverError(503, "<html>")).code).toBe("NETWORK");
});
