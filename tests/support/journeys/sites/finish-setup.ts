import { expect, request } from "@playwright/test";
import { executeGraphql } from "../graphql.ts";
import { adminSession } from "../session.ts";
import { addressOf, journeySites } from "./site.ts";

/** Finishes the first setup of a site, so that its card does not stand in the overview. */
export async function finishSetup(address: string): Promise<void> {
  const context = await request.newContext({ baseURL: address });
  // A site that has just started may still refuse requests as overloaded.
  await expect(async () => {
    const session = await adminSession(context);
    await executeGraphql(context, session, "mutation { finishSetup { isSetupPending } }");
  }).toPass({ timeout: 180_000 });
  await context.dispose();
}

/** Runs once the sites are ready. Playwright reads a default export. */
export default async function finishSetups(): Promise<void> {
  for (const name of journeySites) await finishSetup(addressOf(name));
}
