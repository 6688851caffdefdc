import { IsOptional, Matches, MaxLength } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, Mutation, Query, Resolver } from "type-graphql";
import type { EntityManager } from "typeorm";
import { Redirect } from "../content/addresses/redirect.entity.ts";
import { redirectFrom } from "../content/addresses/redirects.ts";
import type { Context } from "../content/context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { deleteRedirect, saveRedirect } from "./redirects.ts";

/** A path of this site without query, whose last character is no slash. */
const path = /^(\/[^/\\?#\s]+)+$/;

/** Of a target, also the home page. */
const targetPath = /^(\/|(\/[^/\\?#\s]+)+)$/;

@ArgsType()
class RedirectArgs {
  @Field(() => String, {
    description:
      "A path of this site, such as /old-page; at most 300 characters. It may not be one that shows " +
      "a page: rule `showsPage`.",
  })
  @MaxLength(300)
  @Matches(path)
  fromPath: string;

  @Field(() => String, {
    description:
      "The new path, at most 300 characters. If it is redirected itself, the final path is stored.",
  })
  @MaxLength(300)
  @Matches(targetPath)
  toPath: string;

  @Field(() => String, {
    nullable: true,
    description: "The path of the redirect to change; omit it to add one.",
  })
  @IsOptional()
  @MaxLength(300)
  previousFromPath?: string | null;
}

const allRedirects = (db: EntityManager) => db.find(Redirect, { order: { fromPath: "asc" } });

@Resolver(() => Redirect)
export class RedirectResolver {
  @Query(() => String, {
    nullable: true,
    description: "The path to which a path leads; null if there is no redirect.",
  })
  redirect(
    @Ctx() { db }: Context,
    @Arg("fromPath", () => String, { description: "The path, without query." }) fromPath: string,
  ) {
    return redirectFrom(db, fromPath);
  }

  @Query(() => [Redirect], { description: "All redirects by path. For editors." })
  redirects(@Ctx() { db, viewer }: Context) {
    requireEditor(viewer);
    return allRedirects(db);
  }

  @Mutation(() => [Redirect], {
    description: "Adds or replaces a redirect and returns all of them. For editors.",
  })
  async saveRedirect(
    @Ctx() context: Context,
    @Args(() => RedirectArgs) { fromPath, toPath, previousFromPath: previous = null }: RedirectArgs,
  ) {
    await saveRedirect(context, { fromPath, toPath, previous });
    return allRedirects(context.db);
  }

  @Mutation(() => [Redirect], {
    description: "Deletes a redirect and returns the remaining ones. For editors.",
  })
  async deleteRedirect(
    @Ctx() context: Context,
    @Arg("fromPath", () => String, { description: "The old path." })
    fromPath: string,
  ) {
    await deleteRedirect(context, fromPath);
    return allRedirects(context.db);
  }
}
