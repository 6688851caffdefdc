import { generalRules } from "../../graphql/generated/form-rules.ts";

/** The oblasts, in the order in which every form lists them. */
export const regions = generalRules.region.oneOf;
