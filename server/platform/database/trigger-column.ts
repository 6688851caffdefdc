/** Column options for columns that only triggers write and only raw SQL reads. */
export const writtenByTrigger = { select: false, insert: false, update: false } as const;
