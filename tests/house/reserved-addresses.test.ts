import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { pageTable } from "../../client/app/page-table.ts";
import { pageAddressAt } from "../../client/paths.ts";
import type { Render } from "../../server/http/pages/render-contract.ts";
import { kinds } from "../../server/kinds.ts";
import { isReservedAddress, reservedSegments } from "../../server/page/reserved-addresses.ts";
import { renderModule } from "../../server/platform/paths.ts";
import { aServer } from "../support/server/test-server.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });

const firstSegmentOf = (path: string) => path.split("/")[1] ?? "";
/** Of a path whose first segment is the same for every request, and may be that of an address. */
const isFixed = (segment: string) => /^[a-z0-9-]+$/.test(segment);

/** Fastify's list draws this wildcard as one with that of all pages. */
const documents = "/documents/*";

/** The paths of the server's routes, from Fastify's drawing of its routes as a tree. */
function serverPaths(): string[] {
  const parents: string[] = [];
  return site.app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .map((line) => /^((?:│ {3}| {4})*)[├└]── (\S+)/.exec(line) ?? [])
    .map(([, indent = "", name = ""]) => {
      const depth = indent.length / 4;
      parents[depth] = name;
      return parents.slice(0, depth + 1).join("");
    })
    .concat(site.app.hasRoute({ method: "GET", url: documents }) ? documents : []);
}

test("an address may begin with no segment of the site's own pages and of the server's routes", () => {
  const paths = [...pageTable.map(({ path }) => path), ...serverPaths()];
  const used = new Set(paths.map(firstSegmentOf).filter(isFixed));
  expect(paths.length).toBeGreaterThan(120);
  expect([...reservedSegments].sort()).toEqual([...used].sort());
});

test("the addresses of the sitemap's parts are reserved", () => {
  expect(isReservedAddress("sitemap-blog-1")).toBe(true);
  expect(isReservedAddress("sitemap")).toBe(false);
});

test("a visitor's browser asks for no page at an address that is reserved", () => {
  expect(reservedSegments.map((segment) => pageAddressAt(`/${segment}/page`))).toEqual(
    reservedSegments.map(() => null),
  );
  expect(pageAddressAt("/our-volunteers/2026")).toBe("our-volunteers/2026");
  expect(pageAddressAt("/")).toBeNull();
});

test("the address of an item is never that of another page below its list", () => {
  for (const { kind } of kinds) {
    if (!kind.reservedAddresses) continue;
    const item = Object.assign(new kind.entity(), { id: "id", address: "address" });
    const list = kind.pagePath(item).replace("address", "");
    const others = pageTable
      .filter(({ path }) => path.startsWith(list))
      .map(({ path }) => path.slice(list.length).split("/")[0] ?? "")
      .filter((segment) => !segment.startsWith(":"));
    expect([kind.name, new Set(kind.reservedAddresses)]).toEqual([kind.name, new Set(others)]);
  }
});
