import { text } from "node:stream/consumers";
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
import { toApiError } from "./graphql/errors.ts";
import { type FormPost, LabelCollectorContext } from "./graphql/form-post.ts";
import { PageQueryResultsContext } from "./graphql/page-query-results.ts";
import {
  type ExecuteQuery,
  idleClient,
  ServerQueryResults,
} from "./graphql/server-query-results.ts";
import { languageCodes } from "./phrases/language.tsx";

export type RenderRequest = {
  /** Path and query, as the browser asked: "/projects?lang=en". */
  url: string;
  /** Origin under which visitors reach the site, without a slash at the end. */
  publicUrl: string;
  /** Answers what the page asks, for a visitor. */
  ask: ExecuteQuery;
  /** A form that was posted to this address and refused; left out where nothing was posted. */
  posted?: Omit<FormPost, "labels"> | null;
};

export type RenderedPage = {
  status: 200 | 404 | 500;
  /** Path and query to which the reader is to be sent instead; else null. */
  movedTo: string | null;
  /** For `<html lang>` and Content-Language: "uk" or "en". */
  language: string;
  /** Title, description and the like. */
  head: string;
  /** Inline script for the head; it needs the document's nonce. */
  headScript: string;
  /** What stands inside `<div id="root">`. */
  body: string;
  /** Text of `<script type="application/json" id="page-state">`. */
  state: string;
  /** Files of the pages drawn, by which the manifest knows their scripts and styles. */
  sources: readonly string[];
  /** The fault that made this an error page; the server logs it. */
  fault: unknown;
};

/**
 * Draws the page of an address with its data; in place of one that has a fault, the server-error
 * page. Rejects only when even that cannot be drawn.
 */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  try {
    return await renderPage(request, null);
  } catch (fault) {
    const { code } = toApiError(fault);
    // What the address asks for cannot be: there is nothing of the kind.
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

/** What a resolver threw, with its own stack, from within what Apollo made of it. */
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
  let isMissing = false;
  let movedTo: string | null = null;
  await Promise.all([preloadFirst(page), preloadFirst(notFound)]);

  const labels: Record<string, string> = {};
  const posted = request.posted && !instead ? { ...request.posted, labels } : null;
  const tree = (
    <PageQueryResultsContext value={answers}>
      <StaticRouter location={url}>
        <App
          client={idleClient}
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
    </PageQueryResultsContext>
  );
  if (posted) await collectLabels(tree, labels);
  const { head, body } = splitHead(await renderTree(tree));
  const data = answers.extract();
  return {
    status: isMissing ? 404 : (page.status ?? 200),
    movedTo,
    language: languageCodes[languageOf(search)].html,
    head,
    headScript: languageScript,
    body,
    state: writePageState({ data, publicUrl, instead, isMissing, posted }),
    sources: isMissing ? [...sourcesOf(page), notFound.source] : sourcesOf(page),
    fault: null,
  };
}

/** Draws a refused form a first time: what is wrong stands above the fields that it names. */
async function collectLabels(tree: ReactNode, labels: Record<string, string>): Promise<void> {
  const collect = (name: string, label: string) => {
    labels[name] = label;
  };
  await renderTree(<LabelCollectorContext value={collect}>{tree}</LabelCollectorContext>);
}

/** React's markup as one text. Rejects with the first fault, in whatever corner of the page. */
async function renderTree(tree: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    onError: (fault) => void faults.push(fault),
    // Else React moves long parts to the end and puts them in place by inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = await text(prelude);
  if (faults.length > 0) throw faults[0];
  return markup;
}

const leadingHoistables = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Without a `<head>` in the tree, React puts its elements before everything else. */
function splitHead(markup: string): { head: string; body: string } {
  const head = leadingHoistables.exec(markup)?.[0] ?? "";
  return { head, body: markup.slice(head.length) };
}
