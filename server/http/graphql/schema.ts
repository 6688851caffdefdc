import "reflect-metadata";
import {
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  lexicographicSortSchema,
  printSchema,
} from "graphql";
import { buildSchema } from "type-graphql";
import { AccountResolver } from "../../account/account.resolver.ts";
import { ApiTokenResolver } from "../../account/api-token/api-token.resolver.ts";
import { EmailChangeResolver } from "../../account/email-change/email-change.resolver.ts";
import { InvitationResolver } from "../../account/invitation.resolver.ts";
import { SecondStepResolver } from "../../account/second-step/second-step.resolver.ts";
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
import { BulkChangesResolver } from "../../application/inbox/bulk-changes.resolver.ts";
import { InboxResolver } from "../../application/inbox/inbox.resolver.ts";
import { InboxChangesResolver } from "../../application/inbox/inbox-changes.resolver.ts";
import { PersonalDataResolver } from "../../application/privacy/personal-data.resolver.ts";
import { ApplyResolver } from "../../application/submission/apply.resolver.ts";
import { BlurResolver } from "../../consent/blur.resolver.ts";
import { ConsentResolver } from "../../consent/consent.resolver.ts";
import { ImageConsentsResolver } from "../../consent/image-consents.resolver.ts";
import { ContentResolver } from "../../content/content.resolver.ts";
import { ContentItemDraftResolver } from "../../content/drafts/content-item-draft.resolver.ts";
import { DraftLinkResolver } from "../../content/drafts/draft-link.resolver.ts";
import { translationOf } from "../../content/translations.ts";
import { DemoContentResolver } from "../../demo-clearing/demo-content.resolver.ts";
import { Image } from "../../image/image.entity.ts";
import { ImageResolver } from "../../image/image.resolver.ts";
import { ImageLibraryResolver } from "../../image/image-library.resolver.ts";
import { kinds } from "../../kinds.ts";
import type { Language } from "../../language/language.ts";
import { LaunchResolver } from "../../launch/launch.resolver.ts";
import { EmailResolver } from "../../mail/email.resolver.ts";
import { ChangesResolver } from "../../overview/changes.resolver.ts";
import { DraftLinkItemsResolver } from "../../overview/draft-link-items.resolver.ts";
import { OverviewResolver } from "../../overview/overview.resolver.ts";
import { PresenceResolver } from "../../overview/presence/presence.resolver.ts";
import { SecurityLogResolver } from "../../overview/security-log.resolver.ts";
import { SiteSearchResolver } from "../../overview/site-search/site-search.resolver.ts";
import { validateInput } from "../../platform/validation.ts";
import { PublicationCheckResolver } from "../../publication-check/publication-check.resolver.ts";
import { CounterSourceResolver } from "../../settings/counter-source.resolver.ts";
import { FormerSettingsResolver } from "../../settings/facts/former-fields.ts";
import {
  MoneyCategoryResolver,
  SettingsListsResolver,
} from "../../settings/facts/money-category.resolver.ts";
import { SocialLinkResolver } from "../../settings/facts/social-link.ts";
import { TeamGroupResolver } from "../../settings/facts/team-group.ts";
import { SettingsResolver, SettingsTranslationResolver } from "../../settings/settings.resolver.ts";
import { TrashResolver } from "../../trash/trash.resolver.ts";
import { WebhookResolver } from "../../webhook/webhook.resolver.ts";
import type { ServerContext } from "../context-factory.ts";
import { uncroppedUrlFor, urlFor, variantsFor } from "./image-urls-for-viewers.ts";
import { ItemDraftResolver } from "./item-draft.resolver.ts";
import { limitMutations } from "./viewer-limits.ts";

/** Builds the schema from the decorated classes; `schema.graphql` is its printed copy. */
export async function buildGraphqlSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      AccountResolver,
      SessionResolver,
      UserResolver,
      InvitationResolver,
      EmailChangeResolver,
      ApiTokenResolver,
      SecondStepResolver,
      ImageResolver,
      ImageLibraryResolver,
      BlurResolver,
      ConsentResolver,
      ImageConsentsResolver,
      ContentResolver,
      ItemDraftResolver,
      ContentItemDraftResolver,
      DraftLinkResolver,
      DraftLinkItemsResolver,
      ...kinds.flatMap(({ resolvers }) => resolvers),
      SettingsResolver,
      CounterSourceResolver,
      FormerSettingsResolver,
      SettingsTranslationResolver,
      SettingsListsResolver,
      MoneyCategoryResolver,
      TeamGroupResolver,
      SocialLinkResolver,
      DemoContentResolver,
      OverviewResolver,
      ChangesResolver,
      PresenceResolver,
      SecurityLogResolver,
      SiteSearchResolver,
      ApplyResolver,
      InboxResolver,
      InboxChangesResolver,
      BulkChangesResolver,
      ApplicationFieldsResolver,
      ApplicationDetailsResolver,
      ApplicationNoteResolver,
      PersonalDataResolver,
      FormSettingsResolver,
      EmergencyLineResolver,
      EmailResolver,
      LaunchResolver,
      PublicationCheckResolver,
      WebhookResolver,
      TrashResolver,
    ],
    validateFn: async (value) => {
      if (typeof value === "object" && value !== null) await validateInput(value);
    },
  });
  resolveDirectly(schema);
  protectImageUrls(schema);
  limitMutations(schema);
  describeRoot(schema.getQueryType(), "All queries. Visitors see published content only.");
  describeRoot(
    schema.getMutationType(),
    "All mutations. Only signing in, accepting an invitation, asking for a new password and submitting an application are open to visitors.",
  );
  return schema;
}

/** The schema in its definition language, sorted by name; `schema.graphql` is its copy. */
export const printGraphqlSchema = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;

/**
 * TypeGraphQL resolves a field with arguments asynchronously, because validating them may wait. A
 * page of content has hundreds of translations and alternative texts, whose only argument is the
 * language, which graphql has checked: their functions are called without a promise for each.
 */
function resolveDirectly(schema: GraphQLSchema): void {
  const inLanguage =
    <Source>(read: (source: Source, language?: Language) => unknown) =>
    (source: Source, { language }: { language?: Language }) =>
      read(source, language);
  for (const { entity } of kinds.map(({ kind }) => kind)) {
    fieldOf(schema, entity.name, "translation").resolve = inLanguage(translationOf);
  }
  const textOf = (image: Image, language?: Language) => image.alt(language);
  fieldOf(schema, Image.name, "alt").resolve = inLanguage(textOf);
  const creditOf = (image: Image, language?: Language) => image.credit(language);
  fieldOf(schema, Image.name, "credit").resolve = inLanguage(creditOf);
}

/** Editors get URLs of withheld images that are valid for their session; see `ImageAccess`. */
function protectImageUrls(schema: GraphQLSchema): void {
  const protect = (name: string, read: (image: Image, context: ServerContext) => string | null) => {
    fieldOf(schema, Image.name, name).resolve = (
      image: Image,
      _args: unknown,
      context: ServerContext,
    ) => read(image, context);
  };
  protect("url", urlFor);
  protect("variants", variantsFor);
  protect("uncroppedUrl", uncroppedUrlFor);
}

function fieldOf(schema: GraphQLSchema, typeName: string, name: string) {
  const type = schema.getType(typeName);
  const field = isObjectType(type) && type.getFields()[name];
  if (!field) throw new Error(`the schema has no ${typeName}.${name}`);
  return field;
}

// TypeGraphQL has no option for the descriptions of its two root types.
function describeRoot(root: GraphQLObjectType | null | undefined, description: string): void {
  if (root) root.description = description;
}
