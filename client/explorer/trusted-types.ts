interface TrustedTypes {
  createPolicy(
    name: "default",
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): void;
}

/**
 * GraphiQL writes the descriptions of the schema, from which its Markdown removes all HTML, and the
 * code editor starts its workers, by plain strings. Scripts of any other address stay refused.
 */
export function trustExplorerFiles(): void {
  // TypeScript does not know them, and older browsers do not have them.
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, "trustedTypes");
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => html,
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href);
      if (origin === location.origin && pathname.startsWith("/graphql/explorer/")) return url;
      throw new TypeError(`Not a script of the explorer: ${url}`);
    },
  });
}
