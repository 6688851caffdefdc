import type { ValueTransformer } from "typeorm";

/**
 * For `bigint` columns whose values stay below 2^53, such as sums in kopecks: the driver returns
 * bigint as text, and JavaScript calculates with such integers exactly.
 */
export const safeInteger: ValueTransformer = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
