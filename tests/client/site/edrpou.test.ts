import { expect, test } from "vitest";
import { hasValidChecksum } from "../../../client/site/application/forms/EdrpouField.tsx";

test.each(["14360570", "00032129", "21560766", "37973023"])(
  "a partner with the valid register code %s gets no error",
  (code) => {
    expect(hasValidChecksum(code)).toBe(true);
  },
);

test.each(["14360571", "00032128", "37973032"])(
  "a partner who mistypes the register code as %s gets an error",
  (code) => {
    expect(hasValidChecksum(code)).toBe(false);
  },
);
