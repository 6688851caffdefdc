interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): TrustedHTML };
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
    // In truth a TrustedScriptURL, which TypeScript's types do not have.
  ): { createScriptURL(url: string): string };
}

/** Undefined on the server, and in browsers without Trusted Types. */
export const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, "trustedTypes");

const policy = trustedTypes?.createPolicy("sanitized-html", { createHTML: (html) => html });

/**
 * Marks HTML that the server has sanitized or rendered, because the Content-Security-Policy refuses
 * plain strings. Memoize it: React compares the result by identity.
 */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
