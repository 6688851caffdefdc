import Type, { type Static } from "typebox";
import { PicturePeopleEnum } from "../image/picture-people.ts";

const Id = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });
const Text = Type.String({ maxLength: 2000 });
const Share = Type.Number({ minimum: 0, maximum: 1 });
const Moment = Type.Union([Type.Null(), Type.String({ pattern: "^\\d{4}-[\\d:.TZ-]+$" })]);

/** No fields but these, which an import could write into columns that are not its business. */
const exact = { additionalProperties: false };

/** An image with its texts; its file is in the archive unless it is on another host. */
export const ArchivedImage = Type.Object(
  {
    id: Id,
    publicId: Text,
    url: Text,
    hasFile: Type.Boolean(),
    altUa: Text,
    altEng: Text,
    isDecorative: Type.Boolean(),
    fileName: Text,
    focusX: Share,
    focusY: Share,
    /** Absent in archives of earlier versions, as are the following. */
    tags: Type.Optional(Type.Array(Text)),
    creditUa: Type.Optional(Text),
    creditEng: Type.Optional(Text),
    /** Consents do not move: the other site withholds pictures of children until it has its own. */
    shows: Type.Optional(Type.Enum(Object.values(PicturePeopleEnum))),
  },
  exact,
);
export type ArchivedImage = Static<typeof ArchivedImage>;

export const ArchivedDocument = Type.Object(
  {
    id: Id,
    /** Absent in archives of earlier versions. */
    fileName: Type.Optional(Text),
    hasFile: Type.Boolean(),
  },
  exact,
);
export type ArchivedDocument = Static<typeof ArchivedDocument>;

/** What a ZIP of content consists of: this file, a file for each kind, and the files they name. */
export const ContentManifest = Type.Object(
  {
    format: Type.Literal("doloni-content"),
    formatVersion: Type.Literal(1),
    /** ISO 8601. */
    exportedAt: Type.String(),
    /** The number of items by the name of their kind. */
    kinds: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
    images: Type.Array(ArchivedImage),
    documents: Type.Array(ArchivedDocument),
  },
  exact,
);
export type ContentManifest = Static<typeof ContentManifest>;

/** An item in the order of its list. */
export const ArchivedItem = Type.Object(
  {
    id: Id,
    /** ISO 8601. */
    createdAt: Type.String({ pattern: "^\\d{4}-[\\d:.TZ-]+$" }),
    /** ISO 8601; null for a draft, or if there is no translation. */
    publishedAt: Type.Object({ ua: Moment, eng: Moment }),
    /** ISO 8601; null if that is not planned. Missing in earlier exports. */
    unpublishAt: Type.Optional(Type.Object({ ua: Moment, eng: Moment })),
    /** The complete input of the kind's save mutation. */
    input: Type.Object({}, { additionalProperties: true }),
  },
  exact,
);
export type ArchivedItem = Static<typeof ArchivedItem>;

export const formatVersion = 1;
export const manifestName = "content.json";
export const kindFile = (name: string): string => `kinds/${name}.json`;
export const imageFile = (publicId: string): string => `images/${publicId.replaceAll("/", "-")}`;
export const documentFile = (id: string): string => `documents/${id}.pdf`;
