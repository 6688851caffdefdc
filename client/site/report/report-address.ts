import { addresses } from "../../addresses.ts";

/** The reports of one year, at the place where they begin. */
export const yearAddress = (year: number): string => `${addresses.reports()}?year=${year}#year`;
