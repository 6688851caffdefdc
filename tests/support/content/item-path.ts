import { kinds } from "../../../server/kinds.ts";
import type { TestServer } from "../server/test-server.ts";

/** The path of the page of a stored item, with its address. `name` is the GraphQL type, such as Report. */
export async function itemPath(site: TestServer, name: string, id: string): Promise<string> {
  const kind = kinds.map((entry) => entry.kind).find((each) => each.name === name);
  if (!kind) throw new Error(`There is no kind of content named ${name}`);
  return kind.pagePath(await site.db.getRepository(kind.entity).findOneByOrFail({ id }));
}
