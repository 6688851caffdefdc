import { seedDemo } from "../../../server/demo/seed.ts";
import { imageStoreWithoutFiles } from "../content/image-store-without-files.ts";
import { freePort } from "../processes/free-port.ts";
import { aServer, type TestServer } from "../server/test-server.ts";

/** A server with the demo content but its picture files, listening at its public address. */
export async function aDemoSite(): Promise<TestServer & { address: string }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const site = await aServer({ publicUrl: address });
  const { db, files } = site;
  const images = imageStoreWithoutFiles;
  await seedDemo({ db, images, files, progress: () => undefined, now: new Date() });
  await site.app.listen({ port, host: "127.0.0.1" });
  return { ...site, address };
}
