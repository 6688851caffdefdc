import type { LightMyRequestResponse } from "fastify";
import { paths } from "../../../client/paths.ts";
import type { TestServer } from "../server/test-server.ts";
import { answersTo, consentOf, type FormName } from "./submit-form.ts";

/** The path to which a browser without scripts posts each form. */
const formPaths: Record<FormName, string> = {
  GENERAL: paths.needHelp(),
  HUMANITARIAN: paths.humanitarianHelp(),
  PSYCHOLOGICAL: paths.psychologicalHelp(),
  VOLUNTEER: paths.volunteer(),
  PSYCHOLOGIST: paths.psychologist(),
  PARTNER: paths.partner(),
  PICTURE_REMOVAL: paths.pictureRemoval(),
};

interface PostOptions {
  language?: "UA" | "ENG";
  /** Fields beside the answers: "openedAt", "website", "consentVersion". */
  submission?: Record<string, string>;
  headers?: Record<string, string>;
  /** The network address; omit it for a new one. */
  from?: string;
}

/** Form fields as a browser encodes them: name and text; a list repeats its name. */
export function formFieldsOf(answers: object, parent = ""): [string, string][] {
  return Object.entries(answers).flatMap(([name, answer]): [string, string][] => {
    const path = parent + name;
    if (Array.isArray(answer)) return answer.map((value) => [path, String(value)]);
    if (typeof answer === "object" && answer) return formFieldsOf(answer, `${path}.`);
    return answer === false && /consent/i.test(name) ? [] : [[path, String(answer ?? "")]];
  });
}

let last = 0;
const nextNetworkAddress = () => {
  last += 1;
  return `10.1.${last >> 8}.${last & 255}`;
};

/** Posts a form as a browser without scripts does, a minute after it was opened. */
export async function postApplication(
  site: TestServer,
  form: FormName,
  changes: object = {},
  { language = "UA", submission = {}, headers = {}, from = nextNetworkAddress() }: PostOptions = {},
): Promise<LightMyRequestResponse> {
  const { version } = await consentOf(site, form, language);
  const openedAt = new Date(Date.now() - 60_000).toISOString();
  const submissionFields = { consentVersion: version, openedAt, website: "", ...submission };
  const answers = formFieldsOf({ ...answersTo[form], ...changes });
  const pairs = [...answers, ...formFieldsOf(submissionFields, "sending.")];
  return site.request({
    method: "POST",
    url: formPaths[form] + (language === "ENG" ? "?lang=en" : ""),
    payload: new URLSearchParams(pairs).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    remoteAddress: from,
  });
}

/** The application number in the redirect to the receipt; null if the redirect leads elsewhere. */
export function receiptNumberIn({ headers }: LightMyRequestResponse): number | null {
  const found = /\/sent\?n=(\d+)/.exec(String(headers.location ?? ""));
  return found ? Number(found[1]) : null;
}
