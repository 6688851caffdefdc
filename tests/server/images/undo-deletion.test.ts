import { expect, it } from "vitest";
import { anUploadedImage } from "../../support/images/image-library.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const asEditor = (source: string, variables = {}) =>
  site.executeOrThrow(source, variables, "editor");

const saveProject = `mutation ($id: ID, $version: Int, $input: ProjectInput!) {
  saved: saveProject(id: $id, version: $version, input: $input) { id version }
}`;
const aProject = (imageId: string | null, imageIds: string[]) => ({
  imageId,
  imageIds,
  translations: { ua: { name: "Дитячий майданчик" } },
});
const picturesOf = async (id: string) => {
  const { project } = await asEditor(
    `{ project(id: "${id}", drafts: true) { image { id } images { id } } }`,
  );
  return [project.image?.id ?? null, project.images.map((each: { id: string }) => each.id)];
};
const remove = (id: string) => asEditor(`mutation { deleteImage(id: "${id}") }`);
const undo = (id: string) =>
  asEditor(`mutation { restoreImage(id: "${id}", toItsPlaces: true) { id } }`);

async function threePictures() {
  const [first, second, third] = [
    await anUploadedImage(site),
    await anUploadedImage(site),
    await anUploadedImage(site),
  ].map(({ id }) => id);
  if (!first || !second || !third) throw new Error("No pictures.");
  return [first, second, third] as const;
}

it("an editor who undoes the deletion of a picture finds it in all its places, in their order", async () => {
  const [first, second, third] = await threePictures();
  const { saved } = await asEditor(saveProject, {
    input: aProject(second, [first, second, third]),
  });
  await remove(second);
  expect(await picturesOf(saved.id)).toEqual([null, [first, third]]);
  await undo(second);
  expect(await picturesOf(saved.id)).toEqual([second, [first, second, third]]);
});

it("undoing a deletion changes nothing that was saved since", async () => {
  const [first, second, third] = await threePictures();
  const { saved } = await asEditor(saveProject, { input: aProject(first, [first, second]) });
  await remove(first);
  await asEditor(saveProject, { ...saved, input: aProject(third, [second, third]) });
  await undo(first);
  expect(await picturesOf(saved.id)).toEqual([third, [second, third]]);
});

it("a picture that is restored from the trash later is in the library alone", async () => {
  const [first, second] = await threePictures();
  const { saved } = await asEditor(saveProject, { input: aProject(first, [first, second]) });
  await remove(first);
  await asEditor(`mutation { restoreImage(id: "${first}") { id } }`);
  expect(await picturesOf(saved.id)).toEqual([null, [second]]);
});
