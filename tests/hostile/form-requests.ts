import { formPages } from "../../server/http/pages/form-pages.ts";
import { hostileText, someText } from "./hostile-values.ts";
import type { Random } from "./random.ts";
import { type HostileRequest, preparation, type Target } from "./target.ts";

export interface Form {
  path: string;
  fields: readonly string[];
}

/** The forms of the site and the names of their fields, as a visitor without scripts gets them. */
export async function readForms(target: Target): Promise<Form[]> {
  const forms: Form[] = [];
  for (const path of [...formPages.map((form) => form.path), "/auth"]) {
    const { body } = await target.send({
      about: preparation,
      method: "GET",
      path,
      headers: { accept: "text/html" },
      sender: "visitor",
    });
    const names = [...body.toString().matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)];
    forms.push({ path, fields: [...new Set(names.map(([, name = ""]) => name))] });
  }
  return forms;
}

/** A form posted with hostile answers, some of them missing, repeated or unknown. */
export function formRequest(random: Random, forms: readonly Form[]): HostileRequest {
  const { path, fields } = random.pick(forms);
  const body = new URLSearchParams();
  for (const field of fields) {
    if (random.chance(0.8)) body.append(field, someText(random).toWellFormed());
    if (random.chance(0.05)) body.append(field, "again");
  }
  if (random.chance(0.2)) body.append(hostileText(random).toWellFormed(), "unknown");
  const language = random.chance(0.3) ? "?lang=en" : "";
  return {
    about: `form ${path}`,
    method: "POST",
    path: `${path}${language}`,
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
    body: body.toString(),
    sender: "visitor",
  };
}
