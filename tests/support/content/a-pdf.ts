import type { Role, TestServer } from "../server/test-server.ts";

/** A small document with all that the server looks for. */
export const pdf = Buffer.from(
  "%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\ntrailer\n<<>>\n%%EOF\n",
);

/** Sends a file as the forms of editors do. */
export function uploadDocument(
  site: Pick<TestServer, "request">,
  {
    bytes = pdf,
    as = "editor",
    fileName = "report.pdf",
    url = "/api/documents",
  }: {
    bytes?: Buffer;
    as?: Role;
    fileName?: string;
    url?: string;
  } = {},
) {
  const boundary = "a-line-between";
  const disposition = `form-data; name="file"; filename="${fileName}"`;
  const head = `--${boundary}\r\ncontent-disposition: ${disposition}\r\n\r\n`;
  return site.request(
    {
      method: "POST",
      url,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    },
    as,
  );
}
