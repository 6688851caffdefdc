/** Why the server does not start: one line for the person at the terminal, who needs no stack. */
export class StartupError extends Error {}
