import type { DataSource } from "typeorm";
import { Image } from "../../../server/image/image.entity.ts";
import { anImageRow } from "../images/image-row.ts";
import type { Role, TestServer } from "./test-server.ts";

export interface RestResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the shape that it asked for
  body: any;
  headers: Record<string, unknown>;
}

type Method = "GET" | "POST" | "PUT" | "DELETE" | "PATCH";

/** Sends REST requests to paths below /api with a JSON body; as an editor by default. */
export const restClient =
  (site: TestServer) =>
  async (
    method: Method,
    path: string,
    body?: object | string,
    { as = "editor", headers = {} }: { as?: Role; headers?: Record<string, string> } = {},
  ): Promise<RestResponse> => {
    const payload = typeof body === "object" ? JSON.stringify(body) : body;
    const type = payload === undefined ? {} : { "content-type": "application/json" };
    const answer = await site.request(
      {
        method,
        url: `/api${path}`,
        headers: { ...type, ...headers },
        ...(payload === undefined ? {} : { payload }),
      },
      as,
    );
    return {
      status: answer.statusCode,
      body: answer.body === "" ? null : answer.json(),
      headers: answer.headers,
    };
  };

/** A stored image, as REST clients refer to it. */
export async function aRestImage(db: DataSource): Promise<{ url: string; public_id: string }> {
  const image = await db.getRepository(Image).findOneByOrFail({ id: await anImageRow(db) });
  return { url: `http://127.0.0.1:4000${image.url}`, public_id: image.publicId };
}
