import { randomUUID } from "node:crypto";
import { answersTo } from "../applications/valid-answers.ts";
import { aPicture } from "../images/picture-files.ts";

/** What the site has acknowledged. */
export interface Acknowledged {
  /** Names of gallery categories. */
  categories: string[];
  /** Public ids of pictures. */
  pictures: string[];
  /** Numbers of applications, as their receipts say. */
  applications: number[];
}

/** Writes to a site until it is stopped; a request that fails is not counted. */
export interface SiteWriters {
  acknowledged: Acknowledged;
  stop(): Promise<void>;
}

const json = { "content-type": "application/json" };

/** An editor who saves, one who uploads, and applicants. `address` may change between requests. */
export function startWriters(address: () => string, authorization: string): SiteWriters {
  const acknowledged: Acknowledged = { categories: [], pictures: [], applications: [] };
  let isStopped = false;
  const repeat = async (write: () => Promise<void>) => {
    while (!isStopped) {
      await write().catch(() => undefined);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const running = [
    repeat(async () => {
      const name = `Категорія ${randomUUID()}`;
      const body = JSON.stringify({ translations: { ua: { name }, eng: { name } } });
      const headers = { ...json, authorization };
      const url = `${address()}/api/galleryCategory`;
      const response = await fetch(url, { method: "POST", headers, body });
      if (response.ok) acknowledged.categories.push(name);
    }),
    repeat(async () => {
      const body = new FormData();
      const picture = await aPicture({ width: 40, height: 30 });
      body.append("file", new Blob([new Uint8Array(picture)]), "picture.jpg");
      const url = `${address()}/api/images`;
      const response = await fetch(url, { method: "POST", headers: { authorization }, body });
      if (response.ok) acknowledged.pictures.push((await response.json()).public_id);
    }),
    repeat(async () => {
      acknowledged.applications.push(await apply(address()));
    }),
  ];
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/** Returns the number on the receipt; throws when there is none. */
async function apply(address: string): Promise<number> {
  const consent = "{ consentText(form: VOLUNTEER, language: UA) { version } }";
  const { data } = await graphql(address, consent, {});
  const sending = { key: randomUUID(), language: "UA", consentVersion: data.consentText.version };
  const input = { ...answersTo.VOLUNTEER, ...anApplicant() };
  const result = await graphql(
    address,
    `mutation ($sending: SendingInput!, $input: VolunteerInput!) {
      applyAsVolunteer(sending: $sending, input: $input) { number }
    }`,
    { sending, input },
  );
  return result.data.applyAsVolunteer.number;
}

const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join("");

/** Somebody else each time, so that no application counts as a repetition. */
const anApplicant = () => ({
  phone: `+38067${digits(7)}`,
  email: `applicant-${digits(9)}@doloni.example`,
});

/** From another network each time, so that the limits do not apply. */
async function graphql(address: string, query: string, variables: object) {
  const from = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(".");
  const response = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { ...json, "x-forwarded-for": `10.${from}` },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}
