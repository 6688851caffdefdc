import type { MigrationInterface } from "typeorm";
import { Begin1795171571154 } from "../../migrations/1795171571154-begin.ts";

/** Every migration, in the order of their times. A list by hand, so that they bundle. */
export const migrations: (new () => MigrationInterface)[] = [Begin1795171571154];
