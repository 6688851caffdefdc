/** A file system without room, or without room for us; PostgreSQL's disk_full. */
const codes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether an error says that a disk is full, rather than what was asked. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && "code" in error && codes.has(error.code);
