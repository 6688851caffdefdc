import type { FastifyInstance } from "fastify";

/** Which methods each address takes, so that a wrong one is told from a wrong address. */
export class AllowedMethods {
  private readonly routes: { pattern: RegExp; methods: string[] }[] = [];

  /** Watches every route that is registered from now on. */
  watch(app: FastifyInstance): this {
    app.addHook("onRoute", ({ url, method }) => {
      if (url.includes("*")) return;
      const pattern = new RegExp(`^${url.replace(/:\w+/g, "[^/]+")}$`);
      this.routes.push({ pattern, methods: [method].flat() });
    });
    return this;
  }

  /** Empty where there is no such address. */
  forPath(path: string): string[] {
    return this.routes
      .filter((route) => route.pattern.test(path))
      .flatMap((route) => route.methods);
  }
}
