import { request } from "node:http";
import { expect, it } from "vitest";
import { anImageServer, aStoredPicture, portOf } from "../../support/images/image-server.ts";

const site = await anImageServer();

it.each(["639.webp", "0640.webp", "640.png", "640.svg", "640", "original.avif", "6e2.webp"])(
  "%s is not a valid size",
  async (file) => {
    const publicId = await aStoredPicture(site, 200, 100);
    expect((await site.app.inject(`/images/${publicId}/${file}`)).statusCode).toBe(404);
    expect(await site.variantsOf(publicId)).toEqual([]);
  },
);

it("an unknown picture is not found, and the response is not cached permanently", async () => {
  const answer = await site.app.inject(`/images/${"0".repeat(24)}/640.avif`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["cache-control"]).toBeUndefined();
  expect(answer.json().code).toBe("NOT_FOUND");
});

it.each([
  "/images/../originals/640.webp",
  "/images/..%2foriginals/640.webp",
  "/images/%2e%2e/640.webp",
  "/images/..%2f..%2f..%2f..%2fetc%2fpasswd/original.webp",
  "/images/..%5c..%5csecret/original.webp",
  "/images/%00/original.webp",
  "/images/%2fetc%2fpasswd%00/original.webp",
  "/images/./original.webp",
  "/images//original.webp",
  `/images/${"a".repeat(24)}%2f..%2fx/original.webp`,
  `/images/${"A".repeat(24)}/original.webp`,
  `/images/${"a".repeat(24)}%0a/original.webp`,
  "/images/%E0%A4%A/original.webp",
])("nothing outside the store is readable by %s", async (path) => {
  const before = site.surprises.length;
  expect([400, 404]).toContain((await rawGet(path)).status);
  expect(site.surprises.length).toBe(before);
});

/** Sends the path unchanged; fetch and inject would normalise it. */
function rawGet(path: string): Promise<{ status: number | undefined }> {
  return new Promise((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port: portOf(site.app), path }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode });
    });
    call.on("error", reject).end();
  });
}
