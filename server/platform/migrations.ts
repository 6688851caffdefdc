import type { MigrationInterface } from "typeorm";

/** Every migration, in the order of their times. A list by hand, so that they bundle. */
export const migrations: (new () => MigrationInterface)[] = [];
