import type { FastifyInstance } from "fastify";

/** The methods of each route, so that 405 can be distinguished from 404. */
export class AllowedMethods {
  private readonly routes: { pattern: RegExp; methods: string[] }[] = [];

  /** Records every route that is registered after this call. */
  watch(app: FastifyInstance): this {
    app.addHook("onRoute", ({ url, method }) => {
      if (url.includes("*")) return;
      const pattern = new RegExp(`^${url.replace(/:\w+/g, "[^/]+")}$`);
      this.routes.push({ pattern, methods: [method].flat() });
    });
    return this;
  }

  /** Methods of all routes that match the path; empty for an unknown path. */
  forPath(path: string): string[] {
    return this.routes
      .filter((route) => route.pattern.test(path))
      .flatMap((route) => route.methods);
  }
}
