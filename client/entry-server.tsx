import type { Readable } from "node:stream";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { GraphQLError } from "graphql";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import { languageOf, languageScript } from "./app/language-choice.ts";
import { sourcesOf } from "./app/layouts.ts";
import { preloadFirst } from "./app/page-scripts.ts";
import { type ReplacementPage, writePageState } from "./app/page-state.ts";
import { pageAt, pageNamed } from "./app/pages.ts";
import { themeScript } from "./app/theme.ts";
import { toApiError } from "./graphql/errors.ts";
import { type FormPost, LabelCollectorContext } from "./graphql/form-post.ts";
import { PageQueryResultsContext } from "./graphql/hooks.ts";
import { PartSourcesContext } from "./graphql/lazy-modules.tsx";
import type { PageQueryResult } from "./graphql/page-queries.ts";
import { operationName } from "./graphql/page-query.ts";
import {
  type ExecuteQuery,
  type ServerQuery,
  ServerQueryResults,
} from "./graphql/server-query-results.ts";
import { languageCodes } from "./phrases/language.tsx";

export type RenderRequest = {
  /** Path and query as requested: "/projects?lang=en". */
  url: string;
  /** Public origin of the site, without a trailing slash. */
  publicUrl: string;
  /** Executes the page's queries as an anonymous visitor. */
  ask: ExecuteQuery;
  /** A form that was posted to this path and rejected; omitted for other requests. */
  posted?: Omit<FormPost, "labels"> | null;
  /**
   * The same object in all requests whose queries have the same results. They share the rendering
   * of a URL, which must not contain the time. Without it the page is rendered for this request.
   */
  data?: object;
};

export type RenderedPage = {
  status: 200 | 404 | 500;
  /** Path and query to redirect to; else null. */
  movedTo: string | null;
  /** For `<html lang>` and Content-Language: "uk" or "en". */
  language: string;
  /** Markup of title, description and other head elements. */
  head: string;
  /** Inline script for the head; it needs the document's CSP nonce. */
  headScript: string;
  /** Content of `<div id="root">`, in UTF-8 as React writes it. */
  body: Buffer;
  /** Content of `<script type="application/json" id="page-state">`. */
  state: string;
  /** Source files of the rendered pages: the manifest's keys for their scripts and styles. */
  sources: readonly string[];
  /** The page's queries with their results, which with the URL decide everything above. */
  queries: readonly ServerQuery[];
  /** The error that made this an error page; the server logs it. */
  fault: unknown;
};

/** Renderings by the object `data` of their requests, and by URL. */
const renderings = new WeakMap<object, Map<string, Promise<RenderedPage>>>();
/** Each takes some 200 kB. Addresses with further parameters show the same few pages. */
const maxRenderings = 10;

/**
 * Renders the page of a URL with its data, or the server-error page when that fails. Rejects only
 * when even the error page cannot be rendered.
 */
export function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, data } = request;
  if (!data) return renderOrFail(request);
  const byUrl = renderings.get(data) ?? new Map<string, Promise<RenderedPage>>();
  renderings.set(data, byUrl);
  const known = byUrl.get(url);
  if (known) return known;
  const rendering = renderOrFail(request);
  byUrl.set(url, rendering);
  const discard = () => void byUrl.delete(url);
  rendering.then(({ status, fault }) => (status !== 200 || fault) && discard(), discard);
  const [oldest] = byUrl.keys();
  if (byUrl.size > maxRenderings && oldest) byUrl.delete(oldest);
  return rendering;
}

async function renderOrFail(request: RenderRequest): Promise<RenderedPage> {
  try {
    return await renderPage(request, null);
  } catch (fault) {
    const { code } = toApiError(fault);
    // The URL asks for something that cannot exist.
    if (code === "NOT_FOUND" || code === "INVALID") {
      return renderPage(request, { path: "*", isBare: false });
    }
    const faulty = await renderErrorPage(request);
    return { ...faulty, fault: originalErrorOf(fault) };
  }
}

async function renderErrorPage(request: RenderRequest): Promise<RenderedPage> {
  try {
    return await renderPage(request, { path: "/error", isBare: false });
  } catch {
    return renderPage(request, { path: "/error", isBare: true });
  }
}

/** The error that a resolver threw, with its own stack, unwrapped from Apollo's error. */
function originalErrorOf(fault: unknown): unknown {
  const [error] = CombinedGraphQLErrors.is(fault) ? fault.errors : [];
  return error instanceof GraphQLError ? (error.originalError ?? error) : fault;
}

async function renderPage(
  request: RenderRequest,
  instead: ReplacementPage | null,
): Promise<RenderedPage> {
  const { url, publicUrl, ask } = request;
  const { pathname, search } = new URL(url, publicUrl);
  const page = instead ? pageNamed(instead.path) : pageAt(pathname);
  const notFound = pageNamed("*");
  const answers = new ServerQueryResults(ask);
  const parts = new Set<string>();
  let isMissing = false;
  let movedTo: string | null = null;
  await Promise.all([preloadFirst(page), preloadFirst(notFound)]);

  const labels: Record<string, string> = {};
  const posted = request.posted && !instead ? { ...request.posted, labels } : null;
  const tree = (
    <PageQueryResultsContext value={answers}>
      <PartSourcesContext value={(source) => void parts.add(source)}>
        <StaticRouter location={url}>
          <App
            publicUrl={publicUrl}
            instead={instead}
            posted={posted}
            onMissing={() => {
              isMissing = true;
            }}
            onMoved={(to) => {
              movedTo = to;
            }}
          />
        </StaticRouter>
      </PartSourcesContext>
    </PageQueryResultsContext>
  );
  if (posted) await collectLabels(tree, labels);
  const { head, body } = splitHead(await renderTree(tree));
  const queries = answers.all();
  return {
    status: isMissing ? 404 : (page.status ?? 200),
    movedTo,
    language: languageCodes[languageOf(search)].html,
    head,
    headScript: `${themeScript};${languageScript}`,
    body,
    state: writePageState({
      results: queries.map(toResult),
      publicUrl,
      instead,
      isMissing,
      posted,
      parts: [...parts],
    }),
    sources: [...sourcesOf(page), ...(isMissing ? [notFound.source] : []), ...parts],
    queries,
    fault: null,
  };
}

/** A query's result for the browser's first render. */
const toResult = ({ document, variables, data }: ServerQuery): PageQueryResult => ({
  name: operationName(document),
  variables,
  data,
});

/** Renders a rejected form a first time: its error summary stands above the fields it names. */
async function collectLabels(tree: ReactNode, labels: Record<string, string>): Promise<void> {
  const collect = (name: string, label: string) => {
    labels[name] = label;
  };
  await renderTree(<LabelCollectorContext value={collect}>{tree}</LabelCollectorContext>);
}

/** React's markup in UTF-8. Rejects with the first error anywhere in the page. */
async function renderTree(tree: ReactNode): Promise<Buffer> {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    onError: (fault) => void faults.push(fault),
    // Otherwise React moves long parts to the end and inserts them by inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  // React's type omits that it is a Readable. `buffer` of Node's consumers would copy three times.
  const markup = Buffer.concat(await (prelude as Readable).toArray());
  if (faults.length > 0) throw faults[0];
  return markup;
}

const leadingHoistables = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** More than the elements of any head take, in bytes. */
const maxHeadLength = 32_768;

/** Without a `<head>` in the tree, React puts its elements before everything else. */
function splitHead(markup: Buffer): { head: string; body: Buffer } {
  const start = markup.toString("utf8", 0, maxHeadLength);
  const head = leadingHoistables.exec(start)?.[0] ?? "";
  return { head, body: markup.subarray(Buffer.byteLength(head)) };
}
