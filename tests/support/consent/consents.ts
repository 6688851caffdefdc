import type { Role, TestServer } from "../server/test-server.ts";

/** A consent that is valid for the site without an end. */
export const valid = { state: "GIVEN", givenOn: "2026-01-01", uses: ["SITE"] };

const save = `mutation ($id: ID, $version: Int, $imageIds: [ID!]! = [], $input: ConsentInput!) {
  consent: saveConsent(id: $id, version: $version, imageIds: $imageIds, input: $input) {
    id version state
  }
}`;

/** Saves a consent that covers these images, as an editor; valid unless `input` says otherwise. */
export async function aConsent(
  site: TestServer,
  imageIds: readonly string[],
  input: object = {},
): Promise<{ id: string; version: number }> {
  const variables = { imageIds, input: { ...valid, ...input } };
  return (await site.executeOrThrow(save, variables, "editor")).consent;
}

export async function withdraw(site: TestServer, id: string, as: Role = "editor"): Promise<void> {
  await site.executeOrThrow(
    "mutation ($id: ID!) { withdrawConsent(id: $id) { state } }",
    { id },
    as,
  );
}

/** Says who can be recognised in the images. */
export async function showing(
  site: TestServer,
  imageIds: readonly string[],
  shows: "UNKNOWN" | "NOBODY" | "ADULTS" | "CHILDREN",
): Promise<void> {
  await site.executeOrThrow(
    "mutation ($imageIds: [ID!]!, $shows: PicturePeople!) { setPicturePeople(imageIds: $imageIds, shows: $shows) { id } }",
    { imageIds, shows },
    "editor",
  );
}
