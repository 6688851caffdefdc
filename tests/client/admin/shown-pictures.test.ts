import { describe, expect, test } from "vitest";
import { publicIdAt } from "../../../client/app/admin/shown-pictures.ts";

const site = "https://doloni.example";
const local = "0123456789abcdef01234567";

describe("a picture that a page shows", () => {
  test.each([
    [`/images/${local}/640.avif`, local],
    [`${site}/images/${local}/original.webp`, local],
    [`/admin/images/${local}/320.webp?session=1&until=2`, local],
    ["/admin/images/doloni%2Fcamp/original.webp?until=2", "doloni/camp"],
    ["https://res.cloudinary.com/d/image/upload/v17/doloni/camp_2.jpg", "doloni/camp_2"],
    [
      "https://res.cloudinary.com/d/image/upload/c_limit,w_640,f_avif,q_auto/v17/doloni/camp.jpg",
      "doloni/camp",
    ],
    ["https://other.example/a.jpg", "https://other.example/a.jpg"],
  ])("is found in the library by its address %s", (address, publicId) => {
    expect(publicIdAt(address, site)).toBe(publicId);
  });

  test.each(["/assets/palm-1234.svg", "data:image/svg+xml,%3Csvg/%3E", "blob:https://x/1"])(
    "is no drawing of the site: %s",
    (address) => expect(publicIdAt(address, site)).toBeNull(),
  );
});
