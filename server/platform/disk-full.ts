/** A file system without room, or without room for us; PostgreSQL's disk_full. */
const diskFullCodes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether an error says that a disk is full, rather than what was asked. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && diskFullCodes.has(error.code);
