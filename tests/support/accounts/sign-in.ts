import type { TestServer } from "../server/test-server.ts";

export interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** Signs in from the network address `from`. */
export async function signIn(
  { app }: TestServer,
  credentials: Partial<Credentials>,
  { from = "127.0.0.1", headers = {} }: { from?: string; headers?: Record<string, string> } = {},
) {
  const answer = await app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: credentials,
    remoteAddress: from,
    headers,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

export const countStatuses = (answers: { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
