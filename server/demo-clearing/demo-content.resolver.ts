import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../content/context.ts";
import { requireAdmin } from "../platform/viewer.ts";
import { Settings } from "../settings/settings.entity.ts";
import { clearDemo } from "./clear-demo.ts";
import { DemoContent, readDemoContent, showsDemo } from "./demo-content.ts";
import { restoreDemo } from "./restore-demo.ts";

@Resolver(() => Settings)
export class DemoContentResolver {
  @FieldResolver(() => Boolean, {
    description:
      "Whether the site shows invented demo content: every public page then shows a notice and asks search engines not to index it.",
  })
  isDemo(@Root() settings: Settings, @Ctx() { db }: Context) {
    return showsDemo(db, settings);
  }

  @Query(() => DemoContent, {
    description: "What of the demo content is still there, and what can be restored. For admins.",
  })
  demoContent(@Ctx() { db, viewer, now }: Context) {
    requireAdmin(viewer);
    return readDemoContent(db, now);
  }

  @Mutation(() => DemoContent, {
    description:
      "Moves unchanged demo content to the trash for 30 days, and empties the settings that still have its values. For admins.",
  })
  async clearDemo(
    @Ctx() context: Context,
    @Arg("keepsStartingContent", () => Boolean, {
      defaultValue: true,
      description:
        "False to move the points and the projects with which every site can begin to the trash as well.",
    })
    keepsStartingContent: boolean,
  ) {
    await clearDemo(context, keepsStartingContent);
    return readDemoContent(context.db, context.now);
  }

  @Mutation(() => DemoContent, {
    description:
      "Restores the demo content that was cleared in the last 30 days; settings that were filled in since then stay. NOT_FOUND without such content. For admins.",
  })
  async restoreDemo(@Ctx() context: Context) {
    await restoreDemo(context);
    return readDemoContent(context.db, context.now);
  }
}
