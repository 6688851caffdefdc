/**
 * A request to be sent repeatedly. `freshMark` in its URL or body is replaced by a unique text each
 * time, so that responses can be neither cached nor shared by concurrent requests.
 */
export interface Load {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

export interface Rate {
  perSecond: number;
  /** Requests without a response, or with a status of 400 or above. */
  failures: number;
}

/** Sends a request over `connections` connections, each time as soon as the response is there. */
export interface Generator {
  name: string;
  rate(load: Load, how: { connections: number; seconds: number }): Promise<Rate>;
}

export const freshMark = "-fresh-";

/** One request of a load, with `freshMark` replaced; `number` must be unique. */
export function numbered(load: Load, number: string): Load {
  const replace = (text: string) => text.replaceAll(freshMark, number);
  const { url, body } = load;
  return { ...load, url: replace(url), ...(body === undefined ? {} : { body: replace(body) }) };
}
