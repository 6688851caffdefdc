// A codegen plugin: the names of the root fields that are read page by page with `after`, for the
// field policies of Apollo's cache.
export function plugin(schema) {
  const fields = Object.values(schema.getQueryType().getFields());
  const paged = fields.filter(({ args }) => args.some(({ name }) => name === "after"));
  const names = paged.map(({ name }) => name).sort();
  return `export const pagedLists: readonly string[] = ${JSON.stringify(names)};\n`;
}
