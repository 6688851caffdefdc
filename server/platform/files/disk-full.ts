/** Disk full, quota exceeded, and PostgreSQL's disk_full. */
const diskFullCodes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether the cause of an error is a full disk. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && diskFullCodes.has(error.code);
