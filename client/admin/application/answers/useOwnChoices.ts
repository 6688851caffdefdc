import { useOwnChoicesQuery } from "../../../graphql/generated/OwnChoices.ts";
import type { OwnChoices } from "./field-labels.ts";

/** For the labels of choices that staff read, also of those that are hidden now. */
export const useOwnChoices = (): OwnChoices | undefined => useOwnChoicesQuery().data?.formChoices;
