/** An answer of the service that is an error: its HTTP status and the code in its body. */
export class S3Error extends Error {
  override name = "S3Error";

  /** `code` is blank in answers to HEAD, which have no body. */
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`the store answered ${status} ${code}`.trimEnd());
  }

  /** Whether the bucket or the account has no space left. */
  get isFull(): boolean {
    return this.status === 507 || fullCodes.has(this.code);
  }

  /** Whether the same request may succeed the next time. */
  get isTemporary(): boolean {
    if (this.isFull || this.status === 501) return false;
    return this.status >= 500 || this.status === 429 || temporaryCodes.has(this.code);
  }
}

/** Codes of Ceph and MinIO; AWS has no limit. */
const fullCodes: ReadonlySet<string> = new Set([
  "QuotaExceeded",
  "XMinioAdminBucketQuotaExceeded",
  "XMinioStorageFull",
]);

/**
 * Codes with a status below 500. Uploads are checked before they are sent: one that arrives as
 * something else was changed on the way.
 */
const temporaryCodes: ReadonlySet<string> = new Set([
  "BadDigest",
  "IncompleteBody",
  "OperationAborted",
  "RequestTimeout",
  "SlowDown",
  "XAmzContentSHA256Mismatch",
]);
