/** What a sender agrees to, from the server's one source; it is kept with the application. */
export type ConsentWords = {
  version: string;
  text: string;
  /** Null where the form asks nothing of the kind. */
  healthText: string | null;
  childText: string | null;
};
