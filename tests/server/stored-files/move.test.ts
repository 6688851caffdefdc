import { randomBytes } from "node:crypto";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { entities } from "../../../server/entities.ts";
import { originalKey } from "../../../server/image/image-urls.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { aDatabase } from "../../support/database/database.ts";
import {
  aClaimedFolder,
  aFolder,
  aLocalImage,
  aStoredDocument,
  contentAt,
  keysBelow,
  writeFileAt,
} from "../../support/files/site-files.ts";
import { runSiteCommand, runSiteProgram } from "../../support/processes/site-command.ts";

const url = await aDatabase();
const db = await openDatabase({ url, entities, migrations, connections: 2 });
afterAll(() => db.destroy());
let oldPlace: string;
let newPlace: string;
let picture: string;
let document: string;

beforeEach(async () => {
  for (const table of ["image", "deleted_image", "document"])
    await db.query(`delete from ${table}`);
  oldPlace = await aClaimedFolder(db);
  newPlace = join(aFolder(), "new");
  picture = await aLocalImage(db, oldPlace);
  document = await aStoredDocument(db, oldPlace);
});

/** `npm run files:move` with a site that uses this place. */
const move = (used: string, ...parameters: string[]) =>
  runSiteCommand("files-move", parameters, { DATABASE_URL: url, DATA_DIR: used });
const moveInOwnProcess = (used: string, ...parameters: string[]) =>
  runSiteProgram("files-move", parameters, { DATABASE_URL: url, DATA_DIR: used });

const anOriginalWithoutRow = (): string => originalKey(randomBytes(12).toString("hex"));

/** Moves the row of the picture into the trash. */
async function deletePicture(publicId: string): Promise<void> {
  await db.query(
    `with gone as (delete from image where public_id = $1 returning id, public_id)
     insert into deleted_image (id, deleted_at, image)
     select id, now(), jsonb_build_object('publicId', public_id, 'store', 'local') from gone`,
    [publicId],
  );
}

test("a move copies what rows name, with what was generated from it, and nothing else", async () => {
  const deleted = await aLocalImage(db, oldPlace);
  await deletePicture(deleted);
  const variant = `images/variants/${picture}/320.avif`;
  const erased = randomBytes(12).toString("hex");
  for (const key of [
    variant,
    "images/cards/c4.jpg",
    originalKey(erased),
    `images/variants/${erased}/320.avif`,
    "images/making/half",
    "probe/1",
    "secrets/application-key",
  ]) {
    writeFileAt(oldPlace, key);
  }
  const before = await keysBelow(oldPlace);
  const { code, output } = await moveInOwnProcess(oldPlace, "--to", newPlace);
  expect({ code, output }).toMatchObject({ code: 0 });
  const expected = [
    "database-id",
    document,
    "images/cards/c4.jpg",
    originalKey(picture),
    originalKey(deleted),
    variant,
  ];
  expect(await keysBelow(newPlace)).toEqual(expected.sort());
  for (const key of expected) expect(contentAt(newPlace, key)).toBe(contentAt(oldPlace, key));
  expect(await keysBelow(oldPlace)).toEqual(before);
  expect(output).toContain("Not copied, because no row names them: 2.");
  expect(output).toContain(`\nFILES_URL=${newPlace}\n`);
  expect(output).toContain(`npm run files:move -- --from '${oldPlace}'`);
});

test("a second move copies only what was uploaded since", async () => {
  await move(oldPlace, "--to", newPlace);
  const later = await aLocalImage(db, oldPlace);
  const { code, output } = await move(oldPlace, "--to", newPlace);
  expect(code).toBe(0);
  expect(output).toContain("Copied: 1. There already: 2.");
  expect(await keysBelow(newPlace)).toContain(originalKey(later));
});

test("a picture that was erased after it was copied is erased at the new place as well", async () => {
  writeFileAt(oldPlace, `images/variants/${picture}/320.avif`);
  await move(oldPlace, "--to", newPlace);
  await db.query("delete from image");
  await move(oldPlace, "--to", newPlace);
  expect(await keysBelow(newPlace)).toEqual(["database-id", document]);
});

test("after the switch what was uploaded meanwhile is fetched, and what was erased is not", async () => {
  await move(oldPlace, "--to", newPlace);
  const later = await aLocalImage(db, oldPlace);
  const erased = await aLocalImage(db, oldPlace);
  await db.query("delete from image where public_id = $1", [erased]);
  const uploadedThere = anOriginalWithoutRow();
  writeFileAt(newPlace, uploadedThere);
  const { code, output } = await move(newPlace, "--from", oldPlace);
  expect(code).toBe(0);
  expect(output).toContain("Copied: 1. There already: 2.");
  expect(await keysBelow(newPlace)).toEqual(
    ["database-id", document, originalKey(picture), originalKey(later), uploadedThere].sort(),
  );
});

test("two moves at once copy every file once", async () => {
  for (let count = 0; count < 30; count += 1) await aLocalImage(db, oldPlace);
  await move(oldPlace, "--to", newPlace);
  const late = await Promise.all(Array.from({ length: 30 }, () => aLocalImage(db, oldPlace)));
  const both = await Promise.all([1, 2].map(() => moveInOwnProcess(oldPlace, "--to", newPlace)));
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(await keysBelow(newPlace)).toEqual(await keysBelow(oldPlace));
  for (const key of late.map(originalKey)) expect(contentAt(newPlace, key)).toBe(key);
});

test("a file that differs at the new place is reported and not overwritten", async () => {
  await move(oldPlace, "--to", newPlace);
  writeFileAt(newPlace, document, "another document");
  const { code, output } = await move(oldPlace, "--to", newPlace);
  expect(code).toBe(1);
  expect(output).toContain(`${document}: the folder ${newPlace} has another file there`);
  expect(contentAt(newPlace, document)).toBe("another document");
});

describe("deleting at the old place", () => {
  test("what the new place has is deleted, and what it has not, or otherwise, is kept", async () => {
    await move(oldPlace, "--to", newPlace);
    const late = await aLocalImage(db, oldPlace);
    const unnamed = anOriginalWithoutRow();
    writeFileAt(oldPlace, unnamed);
    writeFileAt(newPlace, document, "x".repeat(document.length));
    const { code, output } = await move(newPlace, "--from", oldPlace, "--delete-source");
    expect(code).toBe(1);
    expect(output).toContain("Deleted: 1.");
    expect(output).toContain(`${document}: the folder ${newPlace} has another file there`);
    expect(output).toContain(`${originalKey(late)}: the folder ${newPlace} lacks it`);
    expect(await keysBelow(oldPlace)).toEqual(
      ["database-id", document, originalKey(late), unnamed].sort(),
    );
  });

  test("a complete copy leaves no file of the site at the old place", async () => {
    await move(oldPlace, "--to", newPlace);
    const { code, output } = await move(newPlace, "--from", oldPlace, "--delete-source");
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(await keysBelow(oldPlace)).toEqual(["database-id"]);
    expect(await keysBelow(newPlace)).toContain(document);
  });

  test("it is refused while the site uses the old place, also under another name", async () => {
    const alias = join(aFolder(), "alias");
    symlinkSync(oldPlace, alias);
    for (const place of [oldPlace, alias]) {
      const { code, output } = await move(oldPlace, "--from", place, "--delete-source");
      expect({ code, output }).toMatchObject({ code: 1 });
      expect(output).toContain("are the same place");
    }
    expect(await keysBelow(oldPlace)).toEqual(
      ["database-id", document, originalKey(picture)].sort(),
    );
  });

  test("it is refused together with --to", async () => {
    const { code, output } = await move(oldPlace, "--to", newPlace, "--delete-source");
    expect(code).toBe(1);
    expect(output).toContain("--delete-source needs --from");
  });
});

describe("a place of another site", () => {
  test("a new place that belongs to another database is refused", async () => {
    const id = "00000000-0000-4000-8000-000000000009";
    writeFileAt(newPlace, "database-id", `${id}\n`);
    const { code, output } = await move(oldPlace, "--to", newPlace);
    expect(code).toBe(1);
    expect(output).toContain(`belongs to the database ${id}`);
    expect(await keysBelow(newPlace)).toEqual(["database-id"]);
  });

  test("a new place with files of an unknown site is refused", async () => {
    const foreign = anOriginalWithoutRow();
    writeFileAt(newPlace, foreign);
    const { code, output } = await move(oldPlace, "--to", newPlace);
    expect(code).toBe(1);
    expect(output).toContain(`is not empty (${foreign})`);
    expect(await keysBelow(newPlace)).toEqual([foreign]);
  });

  test("an old place that was mistyped is refused, and not created", async () => {
    const { code, output } = await move(oldPlace, "--from", newPlace);
    expect(code).toBe(1);
    expect(output).toContain(`the folder ${newPlace} has no files of this database`);
    await expect(keysBelow(newPlace)).rejects.toThrow("ENOENT");
  });
});

test("a place that is neither a folder nor a bucket is refused with the rule", async () => {
  const { code, output } = await move(oldPlace, "--to", "http://files.example.org");
  expect(code).toBe(1);
  expect(output).toContain("--to must be an absolute path, or look like s3://");
});
