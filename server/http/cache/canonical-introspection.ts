import { getIntrospectionQuery, stripIgnoredCharacters } from "graphql";

/** Every combination of the options that `getIntrospectionQuery` has. */
function* introspectionQueries(): Generator<string> {
  for (let bits = 0; bits < 64; bits += 1) {
    const has = (bit: number) => Boolean(bits & (1 << bit));
    yield getIntrospectionQuery({
      descriptions: has(0),
      specifiedByUrl: has(1),
      directiveIsRepeatable: has(2),
      schemaDescription: has(3),
      inputValueDeprecation: has(4),
      oneOf: has(5),
    });
  }
}

let canonicalQueries: Set<string> | null = null;
/** No longer one is read; as graphql prints them, they have up to 2,000 characters. */
const maxLength = 5000;

/** Whether the source, which need not be GraphQL, is the query that graphql's own tools send. */
export function isCanonicalIntrospection(source: string): boolean {
  canonicalQueries ??= new Set([...introspectionQueries()].map(stripIgnoredCharacters));
  if (source.length > maxLength) return false;
  try {
    return canonicalQueries.has(stripIgnoredCharacters(source));
  } catch {
    return false;
  }
}
