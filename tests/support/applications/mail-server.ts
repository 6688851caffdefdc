import { afterAll } from "vitest";
import { startMailServer, type TestMailServer } from "./smtp-server.ts";

/** An SMTP server that listens until the test file ends. */
export async function aMailServer(): Promise<TestMailServer> {
  const server = await startMailServer();
  afterAll(server.stop);
  return server;
}
