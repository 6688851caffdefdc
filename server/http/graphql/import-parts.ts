import type { EntityManager } from "typeorm";
import type { ContentKind } from "../../content/content-kind.ts";
import type { Context } from "../../content/context.ts";
import { Loaders } from "../../content/image-loaders.ts";
import type { ImageStore } from "../../image/image-store.ts";
import type { SignedIn } from "../../platform/viewer.ts";
import type { ImportParts } from "../../transfer/import-content.ts";
import { executeInProcess } from "./execute-in-process.ts";
import { buildGraphqlSchema } from "./schema.ts";

/** Lets an import save through the mutations of the schema, in the name of `viewer`. */
export async function importParts(
  db: EntityManager,
  images: ImageStore,
  viewer: SignedIn,
  now: Date,
): Promise<Pick<ImportParts, "writer" | "save">> {
  const schema = await buildGraphqlSchema();
  const context: Context = {
    db,
    images,
    viewer,
    now,
    address: "",
    userAgent: "",
    publicUrl: "",
    loaders: new Loaders(db, now),
    contentWritten: () => undefined,
    showsPage: async () => false,
  };
  return {
    writer: context,
    async save(kind: ContentKind, id, version, input) {
      await executeInProcess(
        schema,
        { ...context, newItemId: id },
        `mutation ($id: ID, $version: Int, $input: ${kind.name}Input!) {
          ${kind.operations.save}(id: $id, version: $version, input: $input) { id }
        }`,
        { id: version === null ? null : id, version, input },
      );
    },
  };
}
