import { type APIRequestContext, expect } from "@playwright/test";

/** Expects that who opens a page without scripts reads one text on it, and not the other. */
export async function expectInHtml(
  request: APIRequestContext,
  path: string,
  { text, not }: { text: string; not?: string },
): Promise<void> {
  const read = async () => {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    const body = (await answer.text()).replaceAll("\u00a0", " ");
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    return { shown: main.includes(text), hidden: not === undefined || !main.includes(not) };
  };
  await expect.poll(read, `“${text}” on ${path}`).toEqual({ shown: true, hidden: true });
}
