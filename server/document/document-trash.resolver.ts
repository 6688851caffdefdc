import {
  Arg,
  Args,
  Ctx,
  Field,
  GraphQLISODateTime,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { DocumentsArgs } from "./document.args.ts";
import { Document } from "./document.entity.ts";
import {
  deleteDocument,
  listDeletedDocuments,
  listUnusedDocuments,
  takeFromTrash,
} from "./document-trash.ts";

@ObjectType({ description: "A document in the trash, which is erased 30 days after its deletion." })
class DeletedDocument {
  @Field(() => Document, { description: "The document." })
  document: Document;

  @Field(() => GraphQLISODateTime, { description: "Time of deletion." })
  deletedAt: Date;

  @Field(() => String, { description: "Name of the user who deleted it; blank if unknown." })
  deletedBy: string;
}

@ObjectType({ description: "A page of the documents in the trash, last deleted first." })
class DeletedDocumentList {
  @Field(() => [DeletedDocument], { description: "The documents of this page, in order." })
  items: DeletedDocument[];

  @Field(() => Int, { description: "Total number of documents in the trash." })
  total: number;
}

@ObjectType({ description: "A page of documents, last uploaded first." })
class DocumentList {
  @Field(() => [Document], { description: "The documents of this page, in order." })
  items: Document[];

  @Field(() => Int, { description: "Total number of documents." })
  total: number;
}

@Resolver()
export class DocumentTrashResolver {
  @Query(() => DeletedDocumentList, {
    description: "Lists the documents in the trash. They are erased after 30 days. For editors.",
  })
  async deletedDocuments(
    @Ctx() { db, viewer, now }: RequestContext,
    @Args(() => DocumentsArgs) args: DocumentsArgs,
  ): Promise<DeletedDocumentList> {
    requireEditor(viewer);
    const [documents, total] = await listDeletedDocuments(db, args, now);
    const items = documents.flatMap((document) =>
      document.removedAt
        ? [{ document, deletedAt: document.removedAt, deletedBy: document.removedBy }]
        : [],
    );
    return { items, total };
  }

  @Query(() => DocumentList, {
    description:
      "Lists the uploaded documents that no report, page or counter uses. They stay until an " +
      "editor deletes them. For editors.",
  })
  async unusedDocuments(
    @Ctx() { db, viewer }: RequestContext,
    @Args(() => DocumentsArgs) args: DocumentsArgs,
  ): Promise<DocumentList> {
    requireEditor(viewer);
    const [items, total] = await listUnusedDocuments(db, args);
    return { items, total };
  }

  @Mutation(() => Boolean, {
    description:
      "Moves a document that nothing uses to the trash; returns false if it does not exist or is " +
      "there already. For editors.",
  })
  deleteDocument(
    @Ctx() { db, viewer, now }: RequestContext,
    @Arg("id", () => ID, { description: "Id of the document." }) id: string,
  ): Promise<boolean> {
    requireEditor(viewer);
    return deleteDocument(db, { viewer, now }, id);
  }

  @Mutation(() => Document, {
    description:
      "Takes a document out of the trash, so that reports and pages can use it again. For editors.",
  })
  restoreDocument(
    @Ctx() { db, viewer }: RequestContext,
    @Arg("id", () => ID, { description: "Id of the document." }) id: string,
  ): Promise<Document> {
    requireEditor(viewer);
    return takeFromTrash(db, id);
  }
}
