import type { LightMyRequestResponse } from "fastify";
import type { TestServer } from "../server/test-server.ts";
import { aPublishedItem } from "./published-item.ts";

/** A query whose response is cached. */
export const memberNames = "{ members { total items { id version translation { name } } } }";

export const namesIn = (answer: LightMyRequestResponse): string[] => {
  const { data } = answer.json<{
    data: { members: { items: { translation: { name: string } }[] } };
  }>();
  return data.members.items.map(({ translation }) => translation.name);
};

/** Publishes members, and waits until the cache knows. Returns the last one. */
export async function createMembers(site: TestServer, ...names: string[]) {
  let member = { id: "", version: 0 };
  for (const name of names) {
    member = await aPublishedItem(site, "Member", { translations: { ua: { name } } });
  }
  await site.cache?.isSettled();
  return member;
}

export async function deleteMembers(site: TestServer): Promise<void> {
  await site.db.query("delete from member");
  await site.cache?.isSettled();
}
