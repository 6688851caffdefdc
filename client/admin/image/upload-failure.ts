/** Why a file did not come through; the words for it are in `client/phrases/admin-uploads.ts`. */
export type UploadFailureKind =
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

export type UploadFailure = {
  kind: UploadFailureKind;
  /** The bound that was passed: bytes (`tooLarge`) or megapixels (`tooManyPixels`). */
  limit?: number;
  /** Under which the server's log tells more of something unforeseen. */
  id?: string;
};

const passing: ReadonlySet<UploadFailureKind> = new Set([
  "connection",
  "session",
  "tooMany",
  "full",
  "unavailable",
  "unforeseen",
]);

/** Whether the very same file may come through another time. */
export const isPassing = ({ kind }: UploadFailure): boolean => passing.has(kind);

/** What is thrown in place of an answer. */
export class UploadRefused extends Error {
  constructor(readonly failure: UploadFailure) {
    super(failure.kind);
    this.name = "UploadRefused";
  }
}

type Field = { path: string; rule: string; limit?: number; found?: string };
type Answer = { code?: string; reason?: string; fields?: Field[]; id?: string };

const byStatus: Record<number, UploadFailureKind> = {
  401: "session",
  403: "forbidden",
  415: "format",
  429: "tooMany",
  502: "connection",
  503: "unavailable",
  504: "connection",
  507: "full",
};

/** Reads the REST face's answer to a refused upload, `{code, fields?, id?}`. Never throws. */
export function failureOfAnswer(status: number, body: unknown): UploadFailure {
  // What a proxy in between answers has none of these fields.
  const answer: Answer = typeof body === "object" && body !== null ? body : {};
  const [field] = answer.fields ?? [];
  if (status === 413) return { kind: "tooLarge", ...limitOf(field) };
  if (status === 422) return failureOfField(field);
  const kind = byStatus[status] ?? "unforeseen";
  return { kind, ...(answer.id && { id: answer.id }) };
}

function failureOfField(field: Field | undefined): UploadFailure {
  if (field?.rule === "format") return { kind: field.found === "heic" ? "heic" : "format" };
  if (field?.rule === "tooManyPixels") return { kind: "tooManyPixels", ...limitOf(field) };
  return { kind: "broken" };
}

const limitOf = (field: Field | undefined) =>
  field?.limit === undefined ? {} : { limit: field.limit };
