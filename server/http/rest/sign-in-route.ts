import type { FastifyInstance, FastifyRequest } from "fastify";
import Type from "typebox";
import { LoginArgs } from "../../account/account.input.ts";
import { login } from "../../account/account.service.ts";
import { validateInput } from "../../platform/validation.ts";
import type { ServerContext } from "../context-factory.ts";

const Credentials = Type.Object({
  email: Type.String({ maxLength: 254 }),
  password: Type.String({ maxLength: 200 }),
  code: Type.Optional(
    Type.String({
      maxLength: 50,
      description:
        "Only after the error SECOND_STEP_REQUIRED: a code of the authenticator app, or a recovery code.",
    }),
  ),
});
const SignInResponse = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  userType: Type.String({ description: "The role with the most rights, one of `roles`." }),
  roles: Type.Array(Type.String(), { description: "Of admin, editor, caseWorker." }),
  token: Type.String({ description: "Bearer token for the Authorization header." }),
  deviceId: Type.String({
    description: "Random id of this device, for the X-Device-Id header of its next sign-in.",
  }),
});

/** POST /api/auth/login: returns the user with a token. */
export async function signInRoute(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<ServerContext> },
): Promise<void> {
  app.post<{ Body: Type.Static<typeof Credentials> }>(
    "/auth/login",
    {
      schema: {
        operationId: "signIn",
        tags: ["session"],
        summary: "Sign in",
        body: Credentials,
        response: { 200: SignInResponse },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      const credentials = Object.assign(new LoginArgs(), request.body);
      await validateInput(credentials);
      return login(await contextOf(request), credentials);
    },
  );
}
