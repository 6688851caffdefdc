import type { IncomingMessage, ServerResponse } from "node:http";

/** The form in a multipart body. */
export const formOf = (request: IncomingMessage, body: Buffer) =>
  new Response(new Uint8Array(body), {
    headers: { "content-type": request.headers["content-type"] ?? "" },
  }).formData();

export async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export function reply(out: ServerResponse, status: number, body: object) {
  out.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
