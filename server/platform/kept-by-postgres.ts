/** Of columns that triggers alone write, and that statements alone read. */
export const keptByPostgres = { select: false, insert: false, update: false } as const;
