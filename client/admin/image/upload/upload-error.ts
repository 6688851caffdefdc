import type { ApiError, ErrorCode } from "../../../graphql/errors.ts";

/** Why an upload failed; the messages are in `client/phrases/admin/uploads.ts`. */
export type UploadErrorKind =
  | "format"
  | "tooLarge"
  | "tooManyPixels"
  /** A film, in a format of pictures. */
  | "animation"
  | "broken"
  | "unreadable"
  | "connection"
  | "session"
  | "forbidden"
  | "tooMany"
  | "full"
  | "unavailable"
  /** The server responds, but the store of its files does not. */
  | "files"
  /** Cloudinary, to which the browser uploads directly, rejected the file. */
  | "imageHost"
  | "unforeseen";

export type UploadErrorInfo = {
  kind: UploadErrorKind;
  /** The limit that was exceeded: bytes (`tooLarge`) or megapixels (`tooManyPixels`). */
  limit?: number;
  /** Seconds after which the server asks to try again. */
  retryAfter?: number;
  /** Id under which the server's log has the details of an unexpected error. */
  id?: string;
};

const transientKinds: ReadonlySet<UploadErrorKind> = new Set([
  "connection",
  "session",
  "tooMany",
  "full",
  "unavailable",
  "files",
  "imageHost",
  "unforeseen",
]);

/** Whether the same file may be accepted on a retry. */
export const isTransient = ({ kind }: UploadErrorInfo): boolean => transientKinds.has(kind);

const outageKinds: ReadonlySet<UploadErrorKind> = new Set(["connection", "unavailable", "files"]);

/**
 * Whether the file was refused because the server, its store of files or the connection is away.
 * Such an upload is retried without being asked to.
 */
export const isOutage = ({ kind }: UploadErrorInfo): boolean => outageKinds.has(kind);

/** Thrown when an upload fails. */
export class UploadError extends Error {
  constructor(readonly info: UploadErrorInfo) {
    super(info.kind);
    this.name = "UploadRefused";
  }
}

type ErrorField = { path: string; rule: string; limit?: number; found?: string };
type ErrorBody = { code?: string; reason?: string; fields?: ErrorField[]; id?: string };

const byStatus: Record<number, UploadErrorKind> = {
  401: "session",
  403: "forbidden",
  415: "format",
  429: "tooMany",
  502: "connection",
  503: "unavailable",
  504: "connection",
  507: "full",
};

/**
 * Reads the REST API's error response to an upload, `{code, reason?, fields?, id?}`; `retryAfter` is
 * the header's, in seconds. Never throws.
 */
export function uploadErrorFromResponse(
  status: number,
  body: unknown,
  retryAfter: number | null = null,
): UploadErrorInfo {
  // The response of a proxy in between has none of these fields.
  const answer: ErrorBody = typeof body === "object" && body !== null ? body : {};
  const [field] = answer.fields ?? [];
  if (status === 413) return { kind: "tooLarge", ...limitOf(field) };
  if (status === 422) return uploadErrorFromField(field);
  const isStoreAway = status === 503 && answer.reason === "files";
  const kind = isStoreAway ? "files" : (byStatus[status] ?? "unforeseen");
  return { kind, ...(retryAfter && { retryAfter }), ...(answer.id && { id: answer.id }) };
}

const byCode: Partial<Record<ErrorCode, UploadErrorKind>> = {
  UNAUTHENTICATED: "session",
  FORBIDDEN: "forbidden",
  TOO_MANY: "tooMany",
  FULL: "full",
  NETWORK: "connection",
  UNAVAILABLE: "files",
};

/** Reads the error of `registerImage`, which registers a direct upload. */
export function uploadErrorFromApi(error: ApiError): UploadErrorInfo {
  const { code, retryAfter, id } = error;
  const [field] = error.fields;
  if (code === "TOO_LARGE") return { kind: "tooLarge", ...limitOf(field) };
  // Cloudinary has stored the file under another public id than it was asked to.
  if (field?.rule === "unknown") return { kind: "imageHost" };
  if (code === "INVALID") return uploadErrorFromField(field);
  return {
    kind: byCode[code] ?? "unforeseen",
    ...(retryAfter && { retryAfter }),
    ...(id && { id }),
  };
}

function uploadErrorFromField(field: ErrorField | undefined): UploadErrorInfo {
  if (field?.rule === "format" || field?.rule === "animation") return { kind: field.rule };
  if (field?.rule === "tooManyPixels") return { kind: "tooManyPixels", ...limitOf(field) };
  return { kind: "broken" };
}

const limitOf = (field: ErrorField | undefined) =>
  field?.limit === undefined ? {} : { limit: field.limit };
