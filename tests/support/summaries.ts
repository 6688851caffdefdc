import type { TestApplication } from "./application.ts";

/** Everything that a summary of an item tells. */
export const summary = `id kind version titleUa titleEng year month city imageCount cover { id }
  languages { language filled fields publishedAt isOutdated } updatedAt deletedAt`;

export const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

interface Wish {
  reason?: string;
  first?: number;
  skip?: number;
}

/** What an editor is told to look at. */
export async function attention(site: TestApplication, wish: Wish = {}) {
  const { needingAttention } = await site.must(
    `query ($reason: AttentionReason, $first: Int, $skip: Int) {
      needingAttention(reason: $reason, first: $first, skip: $skip) { total items { ${summary} } }
    }`,
    { first: 100, ...wish },
    "editor",
  );
  return needingAttention;
}

interface Saved {
  id: string;
  version: number;
}

/** Saves what an editor typed; nothing of it is published. `kind` as in GraphQL: Report … */
export async function saved(site: TestApplication, kind: string, input: object): Promise<Saved> {
  const { made } = await site.must(
    `mutation ($input: ${kind}Input!) { made: save${kind}(input: $input) { id version } }`,
    { input },
    "editor",
  );
  return made;
}

/** Puts an item into the trash. */
export async function remove(site: TestApplication, kind: string, { id, version }: Saved) {
  await site.must(
    `mutation ($id: ID!, $version: Int!) { delete${kind}(id: $id, version: $version) }`,
    { id, version },
    "editor",
  );
}
