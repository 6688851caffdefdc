import type { TestServer } from "../server/test-server.ts";
import { kindEnum } from "./kind-cases.ts";

/** Everything that a summary of an item tells. */
export const summaryFields = `id kind version titleUa titleEng year month city imageCount cover { id }
  languages { language filled fields publishedAt isOutdated } updatedAt deletedAt`;

export const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

interface AttentionArgs {
  reason?: string;
  first?: number;
  skip?: number;
}

/** What an editor is told to look at. */
export async function itemsNeedingAttention(site: TestServer, args: AttentionArgs = {}) {
  const { needingAttention } = await site.executeOrThrow(
    `query ($reason: AttentionReason, $first: Int, $skip: Int) {
      needingAttention(reason: $reason, first: $first, skip: $skip) { total items { ${summaryFields} } }
    }`,
    { first: 100, ...args },
    "editor",
  );
  return needingAttention;
}

interface SavedDraft {
  id: string;
  version: number;
}

/** Saves what an editor typed; nothing of it is published. `kind` as in GraphQL: Report … */
export async function saveDraft(
  site: TestServer,
  kind: string,
  input: object,
): Promise<SavedDraft> {
  const { made } = await site.executeOrThrow(
    `mutation ($input: ${kind}Input!) { made: save${kind}(input: $input) { id version } }`,
    { input },
    "editor",
  );
  return made;
}

/** Puts an item into the trash. */
export async function moveToTrash(site: TestServer, kind: string, { id, version }: SavedDraft) {
  await site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!) { deleteItem(kind: ${kindEnum(kind)}, id: $id, version: $version) }`,
    { id, version },
    "editor",
  );
}
