import { Value } from "typebox/value";
import { csvLabels } from "../../application/inbox/csv-labels.ts";
import type { ContentItem } from "../../content/content-item.ts";
import { ContentQueries } from "../../content/reading/content-queries.ts";
import type { Condition } from "../../content/reading/sql-parameters.ts";
import { type RestKind, restReadScope } from "../../content/rest.ts";
import { uploadedImageToRest } from "../../content/rest-images.ts";
import { Image } from "../../image/image.entity.ts";
import { kinds } from "../../kinds.ts";
import { csvLine } from "../../platform/csv.ts";
import type { ServerContext } from "../context-factory.ts";

/** A call as somebody could send it, and its answer. */
export interface OperationExample {
  /** Texts of path and body that are left to the sender, such as `$ID`. All others are content. */
  variables?: readonly string[];
  path?: Record<string, string>;
  query?: Record<string, number>;
  body?: object;
  /** Name of the file that is sent instead of a body. */
  file?: string;
  answer?: unknown;
}

type Examples = readonly (readonly [call: string, example: OperationExample])[];

/**
 * Examples by method and path, as the OpenAPI document writes both. Those of the kinds are public
 * items of this site, so that they can be sent unchanged; a kind without items has none.
 */
export async function readExamples(
  context: ServerContext,
): Promise<ReadonlyMap<string, OperationExample>> {
  const ofKinds = kinds.map(({ rest }) => (rest ? examplesOfKind(rest, context) : []));
  const examples = (await Promise.all(ofKinds)).flat();
  const ofImages = await examplesOfImages(context, JSON.stringify(examples));
  return new Map([...examples, ...ofImages, ...otherExamples]);
}

/** The id in the path is left to the sender. */
const leftId = { variables: ["$ID"], path: { id: "$ID" } } satisfies OperationExample;

/** The part of a list that the examples ask for. */
const query = { limit: 10 };

async function examplesOfKind(rest: RestKind, context: ServerContext): Promise<Examples> {
  const item = await shortestOf(rest, context);
  if (!item) return [];
  const path = `/api${rest.path}`;
  const answer = await rest.toAnswer(context, item);
  const body = Value.Clean(rest.body, structuredClone(answer)) as object; // of a kind's body
  const lists = (rest.lists ?? []).map(async (list) => {
    const value = list.valueFor?.(item);
    const listed = await shortestOf(rest, context, list.condition(value ?? ""));
    return [
      `get ${path}${list.path.replace(/:(\w+)/, "{$1}")}`,
      {
        ...(value && { path: { value } }),
        query,
        answer: listed ? [await rest.toAnswer(context, listed)] : [],
      },
    ] as const;
  });
  return [
    [`get ${path}`, { query, answer: [answer] }],
    ...(await Promise.all(lists)),
    [`get ${path}/{id}`, { path: { id: item.id }, answer }],
    [`post ${path}`, { body: { ...body, version: undefined }, answer }],
    [`put ${path}/{id}`, { path: { id: item.id }, body, answer }],
    // Not the item's id: whoever tried the example would delete it.
    [`delete ${path}/{id}`, { ...leftId, answer: { _id: item.id } }],
  ];
}

/** The item with the shortest texts at the beginning of a list; null if the list is empty. */
async function shortestOf(
  { kind }: RestKind,
  context: ServerContext,
  condition?: Condition,
): Promise<ContentItem | null> {
  const queries = new ContentQueries(kind);
  const range = { first: query.limit };
  const { items } = await queries.page(context.db, restReadScope(context), range, condition);
  const lengthOf = ({ translations }: ContentItem) => JSON.stringify(translations).length;
  return items.toSorted((one, other) => lengthOf(one) - lengthOf(other))[0] ?? null;
}

/** Uploads answer one of the images in `examples`, which are JSON. */
async function examplesOfImages(
  { db, publicUrl }: ServerContext,
  examples: string,
): Promise<Examples> {
  const [, publicId] = /"public_id":"([^"]+)"/.exec(examples) ?? [];
  const image = publicId ? await db.findOneBy(Image, { publicId }) : null;
  const answer = image ? { answer: uploadedImageToRest(image, publicUrl) } : {};
  return ["/api/images", "/images"].flatMap((path) => [
    [`post ${path}`, { file: "photo.jpg", ...answer }],
    [`delete ${path}`, { variables: ["$PUBLIC_ID"], body: { public_id: "$PUBLIC_ID" } }],
  ]);
}

const id = "3f0c2a4e-5b7d-4c1e-9a86-2d1f0b9e7c54";

const otherExamples: Examples = [
  [
    "post /api/auth/login",
    {
      variables: ["$EMAIL", "$PASSWORD"],
      body: { email: "$EMAIL", password: "$PASSWORD" },
      answer: {
        id,
        name: "Олена",
        email: "olena@foundation.example",
        userType: "editor",
        roles: ["editor"],
        token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIzZjBjMmE0ZSJ9.c2lnbmF0dXJl",
        deviceId: "q0Zl3k2mT7yVb1nXq0Zl3k2mT7yVb1nXq0Zl3k2mT7y",
      },
    },
  ],
  [
    "post /api/documents",
    {
      file: "report.pdf",
      answer: { _id: id, name: "report", url: `/documents/${id}.pdf`, size: 30_106, warning: null },
    },
  ],
  ["get /api/consents/{id}/paper", leftId],
  [
    "post /api/consents/{id}/paper",
    {
      ...leftId,
      file: "consent.pdf",
      answer: { type: "application/pdf", size: 30_106, warning: null },
    },
  ],
  ["delete /api/consents/{id}/paper", leftId],
  ["get /api/applications.csv", { answer: csvLine(csvLabels.ua.headings, csvLabels.ua.separator) }],
];
