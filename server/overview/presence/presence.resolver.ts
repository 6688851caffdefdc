import { Arg, Args, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../content/context.ts";
import { closeEditor, EditingColleague, OpenEditorArgs, reportOpenEditor } from "./presence.ts";

@Resolver()
export class PresenceResolver {
  @Mutation(() => [EditingColleague], {
    description:
      "Reports that the editor of an item is open, and returns the others who have it open. Repeat it every 20 seconds; an editor that is not reported for 70 seconds no longer counts as open. For editors.",
  })
  reportOpenEditor(
    @Ctx() { db, viewer }: Context,
    @Args(() => OpenEditorArgs) args: OpenEditorArgs,
  ) {
    return reportOpenEditor(db, viewer, args);
  }

  @Mutation(() => Boolean, { description: "Reports that an editor was closed. For editors." })
  async closeEditor(
    @Ctx() { db, viewer }: Context,
    @Arg("editorId", () => ID, { description: "The id with which it was reported." })
    editorId: string,
  ) {
    await closeEditor(db, viewer, editorId);
    return true;
  }
}
