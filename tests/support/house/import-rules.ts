import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "rolldown/utils";
import { root } from "../../../server/platform/paths.ts";

/** An import between two files of the project, by their paths from its root. */
export interface ImportEdge {
  from: string;
  to: string;
}

/** The location of a file: client or server, the folder ("room") in it, and the subfolder. */
interface Place {
  half: string;
  room: string;
  subject: string;
}

const allowedLayers: Record<string, string[]> = {
  "server/platform": [],
  "server/language": ["platform"],
  "server/history": ["language", "platform"],
  "server/files": ["platform"],
  "server/image": ["files", "history", "language", "platform"],
  "server/document": ["files", "history", "language", "platform"],
  "server/content": ["image", "history", "language", "platform"],
  "server/overview": ["content", "image", "history", "language", "platform"],
  // What every new site begins with, in the shapes of these subjects.
  "server/starting-content": [
    "application",
    "page",
    "project",
    "settings",
    "together-point",
    "language",
  ],
  // What lacks before a site is published is spread over these subjects.
  "server/launch": [
    "account",
    "application",
    "demo-clearing",
    "mail",
    "page",
    "settings",
    "content",
    "image",
    "history",
    "language",
    "platform",
  ],
  // It knows which numbers are public, and names the items of all kinds.
  "server/publication-check": [
    "application",
    "settings",
    "overview",
    "content",
    "image",
    "language",
    "platform",
  ],
  // Every other folder of the server is a subject.
  "server/*": ["content", "document", "image", "files", "history", "language", "platform"],
  "client/server-clock.ts": [],
  "client/graphql": ["server-clock.ts"],
  "client/phrases": [],
  "client/ui": ["server-clock.ts"],
  "client/reserved-segments.ts": [],
  "client/paths.ts": ["reserved-segments.ts"],
  "client/offline": ["paths.ts"],
  "client/admin": ["graphql", "phrases", "ui", "paths.ts", "server-clock.ts"],
  "client/explorer": ["phrases"],
  "client/site": ["graphql", "phrases", "ui", "offline", "paths.ts", "server-clock.ts"],
  "client/app": [
    "admin",
    "site",
    "graphql",
    "phrases",
    "ui",
    "offline",
    "paths.ts",
    "server-clock.ts",
  ],
};

/** Imports that the layers forbid, but that are allowed for a reason. */
const exceptions: { from: string; to: string; reason: string }[] = [
  { from: "server/gallery", to: "server/gallery-category", reason: "a gallery has a category" },
  { from: "server/blog", to: "server/member", reason: "a post has an author" },
  {
    from: "server/report",
    to: "server/project",
    reason: "money is received for a project and spent on it",
  },
  {
    from: "server/report",
    to: "server/settings",
    reason: "the settings list the categories of income and spending",
  },
  {
    from: "server/settings",
    to: "server/report",
    reason: "a counter's proof is what reports say of a category",
  },
  ...["settings", "page", "project", "together-point", "demo-clearing"].map((subject) => ({
    from: `server/${subject}`,
    to: "server/starting-content",
    reason: "new and cleared items have what every site begins with",
  })),
  { from: "server/overview", to: "server/page", reason: "the search leaves out hidden pages" },
  { from: "server/together-point", to: "server/settings", reason: "hours are the same everywhere" },
  { from: "server/application", to: "server/account", reason: "an application has an assignee" },
  {
    from: "server/application",
    to: "server/consent",
    reason: "one person's data is in consents, too",
  },
  { from: "server/application", to: "server/mail", reason: "e-mails announce a new application" },
  { from: "server/account", to: "server/mail", reason: "e-mails tell admins of changed accounts" },
  {
    from: "server/account",
    to: "server/settings",
    reason: "apps for codes show the foundation's name",
  },
  { from: "server/settings", to: "server/mail", reason: "e-mails tell admins of bank details" },
  {
    from: "server/consent",
    to: "server/mail",
    reason: "e-mails tell admins of what is shown again",
  },
  { from: "server/webhook", to: "server/mail", reason: "e-mails tell admins of changed webhooks" },
  {
    from: "server/project",
    to: "server/settings",
    reason: "a payment's purpose names the project that it is for",
  },
  { from: "server/application", to: "server/settings", reason: "the consent names the foundation" },
  { from: "server/demo-clearing", to: "server/settings", reason: "the demo fills the settings" },
  {
    from: "server/backup",
    to: "server/stored-files",
    reason: "a backup has the files that rows name",
  },
  { from: "server/transfer", to: "server/demo-clearing", reason: "demo content does not move" },
  {
    from: "client/site/need-help",
    to: "client/site/application",
    reason: "applicants for help fill in a form",
  },
  {
    from: "client/site/help",
    to: "client/site/application",
    reason: "people who offer help fill in a form",
  },
  {
    from: "client/site/contacts",
    to: "client/site/donate",
    reason: "the page of contacts shows the requisites",
  },
  {
    from: "client/site/offline",
    to: "client/site/donate",
    reason: "the offline page shows the requisites",
  },
  {
    from: "client/site/offline",
    to: "client/site/need-help",
    reason: "the offline page shows the emergency numbers",
  },
  {
    from: "client/site/offline",
    to: "client/site/application",
    reason: "the offline page tells of applications that wait",
  },
  {
    from: "client/site/privacy",
    to: "client/site/offline",
    reason: "the privacy policy says what is kept, and erases it",
  },
  {
    from: "client/site/privacy",
    to: "client/site/application",
    reason: "people who want a picture removed fill in a form",
  },
];

/** Stores of files, which the rest of the server must not tell apart. */
const concreteStore =
  /^server\/files\/(folder-store|cached-store|encrypted-store|s3-.*|cloudinary\/cloudinary-(api|store))\.ts$/;

/** Cloudinary serves its pictures itself, so that it is no `FileStore`: one file of pictures knows it. */
const knowsCloudinary = (from: string, to: string): boolean =>
  from === "server/image/image-store.ts" && to.startsWith("server/files/cloudinary/");

/** Why this import is forbidden; null when it is allowed. */
export function violationOf({ from, to }: ImportEdge): string | null {
  if (concreteStore.test(to) && !isInside(from, "server/files") && !knowsCloudinary(from, to)) {
    return "only server/files knows which stores there are";
  }
  const [start, end] = [placeOf(from), placeOf(to)];
  if (end.half === "migrations" && from === "server/platform/database/migrations.ts") return null;
  if (start.half !== end.half) return `${start.half} and ${end.half} do not know each other`;
  const isAllowed = exceptions.some((one) => isInside(from, one.from) && isInside(to, one.to));
  if (isAllowed) return null;
  if (start.room === end.room) return betweenSiteSubjects(start, end);
  if (isInside(from, "server/http")) return upwardViolation(end);
  if (isTop(start)) return null;
  const rooms =
    allowedLayers[`${start.half}/${start.room}`] ?? allowedLayers[`${start.half}/*`] ?? [];
  return rooms.includes(end.room)
    ? null
    : `${start.half}/${start.room} must not point at ${end.half}/${end.room}`;
}

/** server/http may import every subject, so the layers above it are checked instead. */
function upwardViolation({ room }: Place): string | null {
  const isAbove = room === "demo" || (room.endsWith(".ts") && room !== "kinds.ts");
  return isAbove ? `server/http must not point up at server/${room}` : null;
}

/** Entry points, at the top level of client and server, and the demo content may import everything. */
const isTop = ({ half, room }: Place): boolean =>
  room === "demo" || (half === "server" ? room.endsWith(".ts") : room.startsWith("entry-"));

const betweenSiteSubjects = (start: Place, end: Place): string | null =>
  start.room === "site" &&
  start.subject !== end.subject &&
  start.subject !== "home" &&
  // Fixed pages are drawn as all pages of blocks are.
  end.subject !== "page"
    ? `site/${start.subject} must not point at site/${end.subject}`
    : null;

const isInside = (path: string, room: string): boolean => path.startsWith(`${room}/`);

function placeOf(path: string): Place {
  const [half = "", room = "", subject = ""] = path.split("/");
  return { half, room, subject };
}

/** Every relative import and re-export of a file, type imports included. */
export function importsOf(path: string): ImportEdge[] {
  const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
  const named = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
  ];
  return named
    .filter((name) => name.startsWith("."))
    .map((name) => ({ from: path, to: relative(root, join(root, dirname(path), name)) }));
}
