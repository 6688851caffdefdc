import { hostileText, injection } from "./hostile-values.ts";
import type { Random } from "./random.ts";
import type { HostileAnswer, HostileRequest } from "./target.ts";

const json = { "content-type": "application/json" };

/** Paths that lead elsewhere or break the header when they are decoded, and honest ones. */
const redirectTargets: readonly string[] = [
  "/%5Cevil.example",
  "/%5c%5cevil.example",
  "/%09/evil.example",
  "/%2F%2Fevil.example",
  "/%2e%2e/%5Cevil.example",
  "/a/%0d%0aSet-Cookie:%20a=b",
  "/%00",
  "/%",
  "/%ff",
  "/про-нас",
  "/%D0%BF%D1%80%D0%BE-%D0%BD%D0%B0%D1%81",
  "/😀",
  "/about",
];

/** Stores a redirect as staff do, or follows one as visitors do. */
export function redirectRequest(random: Random): HostileRequest {
  const fromPath = `/former-${random.below(redirectTargets.length)}`;
  if (random.chance(0.5)) {
    const query = random.chance(0.2) ? "?lang=en&a=%5C%0d%0a" : "";
    return {
      about: "redirect, followed",
      method: "GET",
      path: fromPath + query,
      headers: { accept: "text/html" },
      sender: "visitor",
    };
  }
  const toPath = random.chance(0.8)
    ? random.pick(redirectTargets)
    : `/${hostileText(random).toWellFormed()}`;
  const query = `mutation ($fromPath: String!, $toPath: String!) {
    saveRedirect(fromPath: $fromPath, toPath: $toPath) { toPath }
  }`;
  return {
    about: "redirect, stored",
    method: "POST",
    path: "/graphql",
    headers: json,
    body: JSON.stringify({ query, variables: { fromPath, toPath } }),
    sender: random.pick(["admin", "editor"]),
  };
}

const pictureAddresses: readonly string[] = [
  `https://evil.example/a.png" ${injection} x="`,
  `https://evil.example/a.png' ${injection} x='`,
  `https://evil.example/a.png"><img src=x ${injection}>`,
  `https://evil.example/a.png"},{"type":"text","html":"<img src=x ${injection}>`,
  "https://evil.example/a.png\\",
  "https://evil.example/a b.png",
  "https://evil.example/картина.png",
  "https://evil.example/a.png\r\nSet-Cookie: a=b",
  "https://evil.example/$&$'.png",
  `javascript:${injection}`,
  "https://evil.example/a.png",
];

/** A post with a picture on another host, perhaps under an id in the form of this site's own. */
export function pictureRequest(random: Random): HostileRequest {
  const url = random.pick(pictureAddresses);
  const ownId = Array.from({ length: 24 }, () => random.below(16).toString(16)).join("");
  const publicId = random.pick([ownId, url, "", hostileText(random).toWellFormed()]);
  const content = `<p>Дякуємо.</p><img src="${random.pick(pictureAddresses)}">`;
  const hasOwnAddress = random.chance(0.2);
  const img = hasOwnAddress
    ? { url: `https://evil.example/images/${ownId}/original.webp` }
    : { url, public_id: publicId };
  const takesOwnId = hasOwnAddress || publicId === ownId;
  return {
    about: "picture on another host",
    method: "POST",
    path: "/api/blog",
    headers: json,
    body: JSON.stringify({ img, translations: { ua: { title: "Новина", content } } }),
    sender: random.pick(["admin", "editor"]),
    faultOf: (answer) => faultOfPicture(answer, takesOwnId),
  };
}

function faultOfPicture({ status, body }: HostileAnswer, takesOwnId: boolean): string | null {
  if (status >= 300) return null;
  if (takesOwnId) return "a picture on another host has an id of this site";
  const { img } = JSON.parse(body.toString());
  return /["<>\s\\]/.test(img.url) ? `stored as ${img.url}` : null;
}
