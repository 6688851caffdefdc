import type { TestServer } from "../server/test-server.ts";
import { kindEnum } from "./kind-cases.ts";

/** All fields of the summary of an item. */
export const summaryFields = `id kind version titleUa titleEng year month city imageCount cover { id }
  languages { language filled fields publishedAt isOutdated } updatedAt deletedAt`;

export const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

interface AttentionArgs {
  reason?: string;
  first?: number;
  skip?: number;
}

/** The items that need an editor's attention. */
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

/** Saves a new item without publishing it. `kind` is the GraphQL type, such as Report. */
export async function saveDraft(
  site: TestServer,
  kind: string,
  input: object,
): Promise<SavedDraft> {
  const { saved } = await site.executeOrThrow(
    `mutation ($input: ${kind}Input!) { saved: save${kind}(input: $input) { id version } }`,
    { input },
    "editor",
  );
  return saved;
}

/** Moves an item to the trash. */
export async function moveToTrash(site: TestServer, kind: string, { id, version }: SavedDraft) {
  await site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!) { deleteItem(kind: ${kindEnum(kind)}, id: $id, version: $version) }`,
    { id, version },
    "editor",
  );
}
