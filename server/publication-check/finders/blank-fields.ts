import { isAddress, isImageId } from "../checked-fields.ts";
import type { PointFinder } from "../publication-point.ts";

/**
 * Texts that one language has and the other lacks. Optional texts that neither has are no point,
 * nor is a whole language without texts: it shows the other one.
 */
export const blankFields: PointFinder = {
  kind: "blankField",
  find({ fields, counterparts, kind }) {
    return fields
      .filter(({ language, name }) => language !== null && !kind.title.includes(name))
      .filter((field) => !isAddress(field) && !isImageId(field))
      .filter((field) => isBlank(field.value) && !isBlank(counterparts.get(field.path)))
      .map((field) => ({ field, excerpt: "", count: 1 }));
  },
};

const isBlank = (value = ""): boolean =>
  !/<img\b/i.test(value) && value.replace(/<[^<>]*>|&nbsp;/g, "").trim() === "";
