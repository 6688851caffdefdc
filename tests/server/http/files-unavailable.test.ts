import Fastify from "fastify";
import { afterAll, expect, test, vi } from "vitest";
import { FilesUnavailable } from "../../../server/files/file-store.ts";
import { errorHandler } from "../../../server/http/error-response.ts";
import { ExpectedError } from "../../../server/platform/errors.ts";

const reportUnexpected = vi.fn(() => "");
const app = Fastify();
app.setErrorHandler(errorHandler(reportUnexpected));
app.get("/images/*", () => {
  throw FilesUnavailable();
});
app.get("/graphql", () => {
  throw FilesUnavailable();
});
app.get("/api/reports", () => {
  throw new ExpectedError("UNAVAILABLE");
});
afterAll(() => app.close());

const message = "The file storage is unavailable. Try again soon.";

test("while the store of the files is away, a client is told so and when to try again", async () => {
  const answer = await app.inject("/images/ab12/640.webp");
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
  expect(answer.json()).toEqual({ code: "UNAVAILABLE", reason: "files", message });
  expect(reportUnexpected).not.toHaveBeenCalled();
});

test("a GraphQL client is told the same", async () => {
  const answer = await app.inject("/graphql");
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
  expect(answer.json()).toEqual({
    errors: [{ message, extensions: { code: "UNAVAILABLE", reason: "files" } }],
  });
});

test("an outage of the database is told apart", async () => {
  const answer = await app.inject("/api/reports");
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
  expect(answer.json()).toEqual({
    code: "UNAVAILABLE",
    message: "The database is unavailable. Try again soon.",
  });
});
