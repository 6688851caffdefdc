/**
 * One request, to be sent again and again. Where its address or body has `freshMark`, each has
 * another text there: what is never asked twice cannot be kept, nor be made once for two.
 */
export interface Load {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

export interface Rate {
  perSecond: number;
  /** Answers that were none, or whose status is 400 or above. */
  failures: number;
}

/** Sends one request over `connections` at once, as quickly as it is answered. */
export interface Generator {
  name: string;
  rate(load: Load, how: { connections: number; seconds: number }): Promise<Rate>;
}

export const freshMark = "-fresh-";

/** One of the requests that a load stands for; `number` must differ from all before. */
export function numbered(load: Load, number: string): Load {
  const put = (text: string) => text.replaceAll(freshMark, number);
  const { url, body } = load;
  return { ...load, url: put(url), ...(body === undefined ? {} : { body: put(body) }) };
}
