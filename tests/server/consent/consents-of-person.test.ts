import { beforeEach, expect, test } from "vitest";
import { repeatErasures } from "../../../server/application/privacy/erasures.ts";
import { aConsent } from "../../support/consent/consents.ts";
import { uploadDocument } from "../../support/content/a-pdf.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer, encryption } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate consent, erasure cascade"));

const mother = { reference: "Р-17", givenBy: "Оксана Мельник", note: "мама, 067 111 22 33" };
const motherGives = (imageIds: string[]) => aConsent(site, imageIds, { person: mother });

const find = (contact: string) =>
  site.execute(
    "query ($contact: String!) { personalData(contact: $contact) { foundConsents content } }",
    { contact },
    "admin",
  );
const erase = (contact: string) =>
  site.execute(
    "mutation ($contact: String!) { erasePersonalData(contact: $contact) }",
    { contact },
    "admin",
  );

/** What visitors and staff can still learn of a consent. */
async function readConsent(id: string) {
  const [row] = await site.db.query(
    `select state, encrypted is null and reference_index is null as "isErased",
       (select count(*)::int from consent_paper where consent_id = consent.id) as documents,
       (select bool_and(withheld_from is not null) from consent_image link
         join image on image.id = link.image_id where consent_id = consent.id) as "areWithheld"
     from consent where id = $1`,
    [id],
  );
  return row;
}

test.each(["+380 67 111 22 33", "р17"])(
  "a mother who asks by %s gets what is stored of her consent to pictures, and nobody else's",
  async (contact) => {
    await motherGives([]);
    await aConsent(site, [], { person: { ...mother, reference: "Р-18", note: "0509998877" } });
    const { data } = await find(contact);
    expect(data?.personalData).toMatchObject({
      foundConsents: 1,
      content: { consents: [{ ...mother, state: "given", hasDocument: false }] },
    });
  },
);

test("her consent is erased with the signed document, and its pictures are hidden", async () => {
  const { id } = await motherGives([await anImageRow(site.db)]);
  await uploadDocument(site, { url: `/api/consents/${id}/paper` });
  const other = await aConsent(site, [await anImageRow(site.db)]);
  expect((await erase("0671112233")).errors).toBeUndefined();
  expect(await readConsent(id)).toEqual({
    state: "withdrawn",
    isErased: true,
    documents: 0,
    areWithheld: true,
  });
  expect(await readConsent(other.id)).toMatchObject({ state: "given", areWithheld: false });
  expect((await find("0671112233")).data?.personalData).toMatchObject({ foundConsents: 0 });
});

test("a refusal stays one when it is erased", async () => {
  const { id } = await aConsent(site, [], { state: "REFUSED", person: mother });
  await erase("Р-17");
  expect(await readConsent(id)).toMatchObject({ state: "refused", isErased: true });
});

test("a restored backup does not bring the erased consent back", async () => {
  const { id } = await motherGives([await anImageRow(site.db)]);
  const [before] = await site.db.query("select * from consent where id = $1", [id]);
  await erase("Р-17");
  await site.db.query(
    `update consent set state = 'given', withdrawn_at = null, encrypted = $2, reference_index = $3
     where id = $1`,
    [id, before.encrypted, before.reference_index],
  );
  await site.db.query("truncate erasure");
  expect(await repeatErasures(site.db, encryption, site.dataDir, new Date())).toBeGreaterThan(0);
  expect(await readConsent(id)).toMatchObject({ state: "withdrawn", isErased: true });
});

test("what is neither a contact nor a reference is refused", async () => {
  const refusal = { code: "INVALID", fields: [{ path: "contact", rule: "contact" }] };
  for (const act of [find, erase]) {
    expect((await act("Р-99")).errors?.[0]?.extensions).toMatchObject(refusal);
  }
});
