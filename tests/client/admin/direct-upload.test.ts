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
  // This is not the editor's session, which must not be ended.
  [401, "unknown API key", { kind: "imageHost" }],
  [502, "", { kind: "imageHost" }],
])("an editor sees a useful error when Cloudinary responds with %i %j", (status, message, info) => {
  expect(uploadErrorFromCloudinary(status, message)).toEqual(info);
});

const invalidFile = (rule: string, more = {}) => ({ fields: [{ path: "file", rule, ...more }] });

test.each([
  [apiError("INVALID", invalidFile("format")), { kind: "format" }],
  [
    apiError("INVALID", invalidFile("tooManyPixels", { limit: 50 })),
    { kind: "tooManyPixels", limit: 50 },
  ],
  [apiError("INVALID", invalidFile("unknown")), { kind: "imageHost" }],
  [apiError("TOO_LARGE", invalidFile("tooLarge", { limit: 20 })), { kind: "tooLarge", limit: 20 }],
  [apiError("NETWORK"), { kind: "connection" }],
  [apiError("UNAVAILABLE", { retryAfter: 5 }), { kind: "files", retryAfter: 5 }],
  [apiError("UNAUTHENTICATED"), { kind: "session" }],
  [apiError("INTERNAL", { id: "7F3A" }), { kind: "unforeseen", id: "7F3A" }],
])(
  "an editor sees why this server does not register an upload to Cloudinary: %o",
  (error, info) => {
    expect(uploadErrorFromApi(error)).toEqual(info);
  },
);
