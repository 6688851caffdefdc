/** The settings' field of each counter, in the order of the editor. */
export const counterFields = {
  INSTITUTIONS: "institutions",
  FAMILIES: "families",
  PARTNERS: "partners",
  TONS: "tons",
  CHILDREN_THOUSANDS: "childrenThousands",
} as const;

/** The counters in the same order. */
export const counters = Object.keys(counterFields) as (keyof typeof counterFields)[]; // keys of a constant record
