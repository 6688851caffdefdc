import { afterAll } from "vitest";
import { startS3Server } from "./s3-server.ts";

/** An S3-compatible service that stops when the test file ends. */
export async function anS3Server() {
  const s3 = await startS3Server();
  afterAll(() => s3.stop());
  return s3;
}
