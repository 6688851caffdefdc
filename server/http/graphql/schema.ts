import "reflect-metadata";
import type { GraphQLObjectType, GraphQLSchema } from "graphql";
import { buildSchema } from "type-graphql";
import { AccountResolver } from "../../account/account.resolver.ts";
import { InvitationResolver } from "../../account/invitation.resolver.ts";
import { SessionResolver } from "../../account/session/session.resolver.ts";
import { UserResolver } from "../../account/user.resolver.ts";
import {
  EmergencyLineResolver,
  FormSettingsResolver,
} from "../../application/forms/form-settings.resolver.ts";
import {
  ApplicationDetailsResolver,
  ApplicationNoteResolver,
} from "../../application/inbox/application-details.resolver.ts";
import { ApplicationFieldsResolver } from "../../application/inbox/application-fields.resolver.ts";
import { InboxResolver } from "../../application/inbox/inbox.resolver.ts";
import { InboxChangesResolver } from "../../application/inbox/inbox-changes.resolver.ts";
import { PersonalDataResolver } from "../../application/privacy/personal-data.resolver.ts";
import { ApplyResolver } from "../../application/submission/apply.resolver.ts";
import { ContentResolver } from "../../content/content.resolver.ts";
import { ImageResolver } from "../../image/image.resolver.ts";
import { kinds } from "../../kinds.ts";
import { EmailResolver } from "../../mail/email.resolver.ts";
import { ChangesResolver } from "../../overview/changes.resolver.ts";
import { OverviewResolver } from "../../overview/overview.resolver.ts";
import { SecurityLogResolver } from "../../overview/security-log.resolver.ts";
import { validateInput } from "../../platform/validation.ts";
import { SettingsResolver } from "../../settings/settings.resolver.ts";

/** Builds the schema from the decorated classes; `schema.graphql` is its printed copy. */
export async function buildGraphqlSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      AccountResolver,
      SessionResolver,
      UserResolver,
      InvitationResolver,
      ImageResolver,
      ContentResolver,
      ...kinds.flatMap(({ resolvers }) => resolvers),
      SettingsResolver,
      OverviewResolver,
      ChangesResolver,
      SecurityLogResolver,
      ApplyResolver,
      InboxResolver,
      InboxChangesResolver,
      ApplicationFieldsResolver,
      ApplicationDetailsResolver,
      ApplicationNoteResolver,
      PersonalDataResolver,
      FormSettingsResolver,
      EmergencyLineResolver,
      EmailResolver,
    ],
    validateFn: async (value) => {
      if (typeof value === "object" && value !== null) await validateInput(value);
    },
  });
  describeRoot(schema.getQueryType(), "All queries. Visitors see published content only.");
  describeRoot(
    schema.getMutationType(),
    "All mutations. Only signing in, accepting an invitation, asking for a new password and submitting an application are open to visitors.",
  );
  return schema;
}

// TypeGraphQL has no option for the descriptions of its two root types.
function describeRoot(root: GraphQLObjectType | null | undefined, description: string): void {
  if (root) root.description = description;
}
