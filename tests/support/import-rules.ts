import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "rolldown/utils";
import { root } from "../../server/platform/paths.ts";

/** One import between two files of ours, by their paths from the root. */
export interface ImportEdge {
  from: string;
  to: string;
}

/** Where a file stands: its half, its room, and for the site its subject. */
interface Place {
  half: string;
  room: string;
  subject: string;
}

const allowedLayers: Record<string, string[]> = {
  "server/platform": [],
  "server/language": ["platform"],
  "server/history": ["language", "platform"],
  "server/image": ["history", "language", "platform"],
  "server/content": ["image", "history", "language", "platform"],
  "server/overview": ["content", "image", "history", "language", "platform"],
  // Any folder that is not named here is a subject, from its first day.
  "server/*": ["content", "image", "history", "language", "platform"],
  "client/graphql": [],
  "client/phrases": [],
  "client/ui": [],
  "client/paths.ts": [],
  "client/admin": ["graphql", "phrases", "ui", "paths.ts"],
  "client/site": ["graphql", "phrases", "ui", "paths.ts"],
  "client/app": ["admin", "site", "graphql", "phrases", "ui", "paths.ts"],
};

/** Arrows that point up or sideways, each with its reason. */
const exceptions: { from: string; to: string; reason: string }[] = [
  { from: "server/gallery", to: "server/gallery-category", reason: "a gallery has a category" },
  { from: "server/application", to: "server/account", reason: "somebody sees to an application" },
  { from: "server/application", to: "server/mail", reason: "mails tell that one arrived" },
  { from: "server/application", to: "server/settings", reason: "whom a sender agrees with" },
  {
    from: "client/site/need-help",
    to: "client/site/application",
    reason: "whoever needs help fills in a form",
  },
  {
    from: "client/site/help",
    to: "client/site/application",
    reason: "whoever offers help fills in a form",
  },
  {
    from: "client/site/contacts",
    to: "client/site/donate",
    reason: "the requisites stand among the contacts",
  },
];

/** Why this arrow may not be; null when it may. */
export function violationOf({ from, to }: ImportEdge): string | null {
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

/** Requests reach every subject, so for server/http what stands above it is named. */
function upwardViolation({ room }: Place): string | null {
  const isAbove = room === "demo" || (room.endsWith(".ts") && room !== "kinds.ts");
  return isAbove ? `server/http must not point up at server/${room}` : null;
}

/** Files beside the rooms start things; the demo content stands with them. */
const isTop = ({ half, room }: Place): boolean =>
  room === "demo" || (half === "server" ? room.endsWith(".ts") : room.startsWith("entry-"));

const betweenSiteSubjects = (start: Place, end: Place): string | null =>
  start.room === "site" && start.subject !== end.subject && start.subject !== "home"
    ? `site/${start.subject} must not point at site/${end.subject}`
    : null;

const isInside = (path: string, room: string): boolean => path.startsWith(`${room}/`);

function placeOf(path: string): Place {
  const [half = "", room = "", subject = ""] = path.split("/");
  return { half, room, subject };
}

/** Every import a file makes of ours, types included. */
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
