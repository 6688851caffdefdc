import { globSync } from "node:fs";
import { root } from "../../../server/platform/paths.ts";
import { type ImportEdge, importsOf } from "./import-rules.ts";

/**
 * The subfolders ("rooms") of a large folder in layers, from top to bottom: a file may import from
 * its own subfolder and from lower layers, not from another subfolder of the same layer. `leaves`
 * are files of the folder itself that all may import; its other files are above all layers.
 */
interface RoomOrder {
  folder: string;
  rooms: string[][];
  leaves: string[];
}

export const roomOrders: RoomOrder[] = [
  {
    folder: "server/http",
    rooms: [
      ["forms"],
      ["pages"],
      ["explorer"],
      ["graphql"],
      ["cards"],
      ["icons", "files"],
      ["rest"],
      ["cache"],
      ["security"],
    ],
    leaves: ["context-factory.ts", "error-response.ts", "allowed-methods.ts"],
  },
  {
    folder: "server/application",
    rooms: [["inbox"], ["submission"], ["alerts"], ["privacy"], ["forms"]],
    leaves: [
      "application.entity.ts",
      "application-event.entity.ts",
      "application.context.ts",
      "duplicates.ts",
      "priority.ts",
      "record-event.ts",
      "submission-limiter.ts",
      "urgency.ts",
    ],
  },
  {
    folder: "server/image",
    rooms: [["stores", "blur"], ["prepare"], ["colour"]],
    leaves: ["image-urls.ts", "picture-people.ts"],
  },
  {
    folder: "client/admin",
    rooms: [
      // The assistant of the first setup shows fields of other screens.
      ["setup"],
      // Screens of one subject each.
      ["*"],
      ["dashboard", "palette"],
      ["frame"],
      ["table", "editor"],
      ["publication", "image"],
      ["drafts"],
      ["screen"],
      ["generated"],
    ],
    leaves: ["kinds.ts", "access.ts", "bilingual-form.ts", "money-categories.ts", "theme.ts"],
  },
];

/** Imports inside the folder from a higher layer, or from another subfolder of the same layer. */
export function wrongWay({ folder, rooms, leaves }: RoomOrder): ImportEdge[] {
  const levelOf = (path: string): [level: number, room: string] => {
    const [room = "", rest] = path.slice(folder.length + 1).split("/");
    if (rest === undefined) return [leaves.includes(room) ? rooms.length : -1, ""];
    const level = rooms.findIndex((names) => names.includes(room));
    return [level >= 0 ? level : rooms.findIndex((names) => names.includes("*")), room];
  };
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .flatMap(importsOf)
    .filter(({ to }) => to.startsWith(`${folder}/`) && /\.tsx?$/.test(to))
    .filter(({ from, to }) => {
      const [fromLevel, fromRoom] = levelOf(from);
      const [toLevel, toRoom] = levelOf(to);
      return fromLevel > toLevel || (fromLevel === toLevel && fromRoom !== toRoom);
    });
}

/** Import cycles, type imports included; one array of files for each cycle. */
export function importLoops(files: readonly string[]): string[][] {
  const targets = new Map(files.map((file) => [file, importsOf(file).map(({ to }) => to)]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const loops: string[][] = [];
  // Tarjan's strongly connected components.
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    lowest.set(file, number);
    open.push(file);
    for (const to of targets.get(file) ?? []) {
      if (!targets.has(to)) continue;
      const reached = order.has(to)
        ? open.includes(to)
          ? (order.get(to) ?? 0)
          : number
        : visit(to);
      lowest.set(file, Math.min(lowest.get(file) ?? 0, reached));
    }
    if (lowest.get(file) === number) {
      const loop = open.splice(open.indexOf(file));
      if (loop.length > 1) loops.push(loop);
    }
    return lowest.get(file) ?? number;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return loops;
}
