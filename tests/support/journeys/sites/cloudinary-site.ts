import { type FakeCloudinary, startFakeCloudinary } from "../../images/fake-cloudinary.ts";
import { test as base } from "../people.ts";
import { serveEmptySite } from "./empty-site.ts";

/** The origin of delivered pictures; a Playwright route answers its requests. */
const delivery = "https://res.cloudinary.com";

/** The production build without content, with its pictures at a fake Cloudinary, one per worker. */
interface CloudinarySite {
  address: string;
  cloudinary: FakeCloudinary;
}

export const test = base.extend<{ cloudinary: FakeCloudinary }, { cloudinarySite: CloudinarySite }>(
  {
    cloudinarySite: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it names
      async ({}, use, { parallelIndex }) => {
        const cloudinary = await startFakeCloudinary(delivery);
        const site = await serveEmptySite(parallelIndex, {
          CLOUDINARY_URL: cloudinary.url,
          CLOUDINARY_UPLOAD_PRESET: cloudinary.settings.uploadPreset,
        });
        await use({ address: site.address, cloudinary });
        await site.stop();
        cloudinary.stop();
      },
      { scope: "worker", timeout: 180_000 },
    ],
    baseURL: ({ cloudinarySite }, use) => use(cloudinarySite.address),
    cloudinary: async ({ cloudinarySite: { cloudinary }, context }, use) => {
      await context.route(`${delivery}/**`, (route) => {
        const [, id = ""] =
          /\/v\d+\/(.+)\.\w+$/.exec(new URL(route.request().url()).pathname) ?? [];
        const body = cloudinary.resources.get(id)?.bytes;
        return body ? route.fulfill({ body, contentType: "image/webp" }) : route.abort();
      });
      await use(cloudinary);
      cloudinary.error = null;
      cloudinary.resources.clear();
    },
  },
);
