import { type FakeCloudinary, startFakeCloudinary } from "../images/fake-cloudinary.ts";
import { serveEmptySite } from "./empty-site.ts";
import { test as base } from "./people.ts";

/** Where the browser loads pictures from; a route of the test answers in its place. */
const delivery = "https://res.cloudinary.com";

/** The built site with nothing in it and its pictures at Cloudinary, of this worker's own. */
interface CloudinarySite {
  address: string;
  cloudinary: FakeCloudinary;
}

export const test = base.extend<{ cloudinary: FakeCloudinary }, { shop: CloudinarySite }>({
  shop: [
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
  baseURL: ({ shop }, use) => use(shop.address),
  cloudinary: async ({ shop: { cloudinary }, context }, use) => {
    await context.route(`${delivery}/**`, (route) => {
      const [, id = ""] = /\/v\d+\/(.+)\.\w+$/.exec(new URL(route.request().url()).pathname) ?? [];
      const body = cloudinary.resources.get(id)?.bytes;
      return body ? route.fulfill({ body, contentType: "image/webp" }) : route.abort();
    });
    await use(cloudinary);
    cloudinary.error = null;
    cloudinary.resources.clear();
  },
});
