import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

const scriptHost = "https://embeddable-sandbox.cdn.apollographql.com";

const style = "html,body,#sandbox{height:100%;margin:0}iframe{width:100%;height:100%;border:0}";

/**
 * Loads Apollo's script and tells the explorer around it, which sends the operation to show. Its
 * counterpart is client/explorer/SandboxFrame.tsx.
 */
const script = `
const tell = (state) => parent.postMessage({ sandbox: state }, "*");
let isShown = false;
addEventListener("message", ({ source, data }) => {
  if (source !== parent || !data || !data.operation || isShown) return;
  isShown = true;
  const { document, variables } = data.operation;
  new window.EmbeddedSandbox({
    target: "#sandbox",
    initialEndpoint: new URL("/graphql", location.href).href,
    initialState: { document, variables, includeCookies: false },
    endpointIsEditable: false,
    runTelemetry: false,
    allowDynamicStyles: false,
    handleRequest: async (url, options) => {
      const response = await fetch(url, { ...options, credentials: "omit" });
      tell("answered");
      return response;
    },
  });
});
const foreign = document.createElement("script");
foreign.src = "${scriptHost}/v2/embeddable-sandbox.umd.production.min.js";
foreign.onload = () => tell("loaded");
foreign.onerror = () => tell("failed");
document.head.append(foreign);
`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The Sandbox runs a script of another host. In an opaque origin it can read neither the token that
 * the admin area stores in the browser nor any page of this site, the explorer around it included.
 */
const policy = [
  "sandbox allow-scripts allow-forms allow-modals allow-downloads allow-popups",
  "default-src 'none'",
  `script-src ${hashOf(script)} ${scriptHost}`,
  `style-src ${hashOf(style)}`,
  "connect-src 'self'",
  "frame-src https://sandbox.embed.apollographql.com",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Apollo Sandbox</title>
<style>${style}</style>
</head>
<body>
<div id="sandbox"></div>
<script>${script}</script>
</body>
</html>
`;

/** The page with Apollo Sandbox, which the explorer embeds. */
export const sendSandboxPage = (reply: FastifyReply): FastifyReply =>
  reply
    // An opaque origin cannot be keyed, and browsers would warn of it.
    .removeHeader("origin-agent-cluster")
    .header("content-security-policy", policy)
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(html);
