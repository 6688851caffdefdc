/** What GraphiQL may store on the device: what was sent, what was marked, and the sizes of its panes. */
const storedKeys = /^graphiql:(?:queries|favorites|visiblePlugin|\w+Flex)$/;

/**
 * GraphiQL's storage. Mutations are left out, because their variables and texts hold passwords and
 * tokens, and so are open tabs: every visit begins with the prepared operations.
 */
export const historyStorage: Storage = {
  ...localStorageMethods(),
  setItem(key, value) {
    if (storedKeys.test(key)) localStorage.setItem(key, withoutMutations(key, value));
  },
};

function localStorageMethods() {
  return {
    get length() {
      return localStorage.length;
    },
    key: (index: number) => localStorage.key(index),
    getItem: (key: string) => (storedKeys.test(key) ? localStorage.getItem(key) : null),
    removeItem: (key: string) => localStorage.removeItem(key),
    clear() {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith("graphiql:")) localStorage.removeItem(key);
      }
    },
  };
}

/** GraphiQL stores lists of operations as `{"queries": [{"query": …}]}`, under the list's own name. */
function withoutMutations(key: string, value: string): string {
  const name = key.slice("graphiql:".length);
  if (name !== "queries" && name !== "favorites") return value;
  const { [name]: operations = [] }: Record<string, { query?: string }[]> = JSON.parse(value);
  return JSON.stringify({
    [name]: operations.filter(({ query = "" }) => !query.includes("mutation")),
  });
}
