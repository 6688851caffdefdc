import type { TestServer } from "../server/test-server.ts";
import { kindEnum } from "./kind-cases.ts";

interface Input extends Record<string, unknown> {
  translations: { ua?: object; eng?: object };
}

/** Saves an item and publishes its languages. `kind` is the GraphQL type, such as Report. */
export async function aPublishedItem(
  site: TestServer,
  kind: string,
  input: Input,
): Promise<{ id: string; version: number }> {
  const { saved } = await site.executeOrThrow(
    `mutation ($input: ${kind}Input!) { saved: save${kind}(input: $input) { id version } }`,
    { input },
    "editor",
  );
  let version: number = saved.version;
  for (const language of Object.keys(input.translations)) {
    const { published } = await site.executeOrThrow(
      `mutation ($id: ID!, $version: Int!, $language: Language!) {
        published: publish(kind: ${kindEnum(kind)}, id: $id, version: $version, language: $language) { version }
      }`,
      { id: saved.id, version, language: language.toUpperCase() },
      "editor",
    );
    version = published.version;
  }
  return { id: saved.id, version };
}
