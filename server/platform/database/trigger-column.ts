/** Of columns that triggers alone write, and that statements alone read. */
export const writtenByTrigger = { select: false, insert: false, update: false } as const;
