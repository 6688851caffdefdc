/** Why an upload failed; the messages are in `client/phrases/admin/uploads.ts`. */
export type UploadErrorKind =
  | "heic"
  | "format"
  | "tooLarge"
  | "tooManyPixels"
  | "broken"
  | "unreadable"
  | "connection"
  | "session"
  | "forbidden"
  | "tooMany"
  | "full"
  | "unavailable"
  | "unforeseen";

export type UploadErrorInfo = {
  kind: UploadErrorKind;
  /** The limit that was exceeded: bytes (`tooLarge`) or megapixels (`tooManyPixels`). */
  limit?: number;
  /** Id under which the server's log has the details of an unexpected error. */
  id?: string;
};

const transientKinds: ReadonlySet<UploadErrorKind> = new Set([
  "connection",
  "session",
  "tooMany",
  "full",
  "unavailable",
  "unforeseen",
]);

/** Whether the same file may be accepted on a retry. */
export const isTransient = ({ kind }: UploadErrorInfo): boolean => transientKinds.has(kind);

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

/** Reads the REST API's error response to an upload, `{code, fields?, id?}`. Never throws. */
export function uploadErrorFromResponse(status: number, body: unknown): UploadErrorInfo {
  // The response of a proxy in between has none of these fields.
  const answer: ErrorBody = typeof body === "object" && body !== null ? body : {};
  const [field] = answer.fields ?? [];
  if (status === 413) return { kind: "tooLarge", ...limitOf(field) };
  if (status === 422) return uploadErrorFromField(field);
  const kind = byStatus[status] ?? "unforeseen";
  return { kind, ...(answer.id && { id: answer.id }) };
}

function uploadErrorFromField(field: ErrorField | undefined): UploadErrorInfo {
  if (field?.rule === "format") return { kind: field.found === "heic" ? "heic" : "format" };
  if (field?.rule === "tooManyPixels") return { kind: "tooManyPixels", ...limitOf(field) };
  return { kind: "broken" };
}

const limitOf = (field: ErrorField | undefined) =>
  field?.limit === undefined ? {} : { limit: field.limit };
