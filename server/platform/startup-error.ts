/** An expected reason why the server cannot start; its message is printed without a stack trace. */
export class StartupError extends Error {}
