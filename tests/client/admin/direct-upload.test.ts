import { expect, test } from "vitest";
import { uploadErrorFromApi } from "../../../client/admin/image/upload/upload-error.ts";
import { uploadErrorFromCloudinary } from "../../../client/admin/image/upload/upload-to-cloudinary.ts";
import { apiError } from "../../../client/graphql/errors.ts";

test.each([
  [400, "Upload preset not found", { kind: "imageHost" }],
  [
    400,
    "File size too large. Got 12345678. Maximum is 10485760. Upgrade your plan.",
    { kind: "tooLarge", limit: 10_485_760 },
  ],
  [420, "Rate Limit Exceeded", { kind: "tooMany" }],
  [429, "", { kind: "tooMany" }],
  // Not the end of the editor's own session.
  [401, "unknown API key", { kind: "imageHost" }],
  [502, "", { kind: "imageHost" }],
])("an editor whom Cloudinary answers %i %j learns what to do", (status, message, info) => {
  expect(uploadErrorFromCloudinary(status, message)).toEqual(info);
});

const field = (rule: string, more = {}) => ({ fields: [{ path: "file", rule, ...more }] });

test.each([
  [apiError("INVALID", field("format", { found: "heic" })), { kind: "heic" }],
  [
    apiError("INVALID", field("tooManyPixels", { limit: 50 })),
    { kind: "tooManyPixels", limit: 50 },
  ],
  [apiError("INVALID", field("unknown")), { kind: "imageHost" }],
  [apiError("TOO_LARGE", field("tooLarge", { limit: 20 })), { kind: "tooLarge", limit: 20 }],
  [apiError("NETWORK"), { kind: "connection" }],
  [apiError("UNAUTHENTICATED"), { kind: "session" }],
  [apiError("INTERNAL", { id: "7F3A" }), { kind: "unforeseen", id: "7F3A" }],
])("an editor whose upload this server does not register learns why: %o", (error, info) => {
  expect(uploadErrorFromApi(error)).toEqual(info);
});
