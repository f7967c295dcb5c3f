/**
 * Stands in for Zod in the browser's build. The contract's calls bring their schemas along, but a page only needs
 * their paths and types: validating is the server's work, and forms use the contract's rules. Saves 23 kB.
 */
const refuse = () => {
  throw new Error('@paidang/web: schemas are not part of the browser build, so nothing was checked. Use a rule.');
};

const parsing = new Set<PropertyKey>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'encode', 'decode']);

const schema: unknown = new Proxy(() => schema, {
  get: (_, key) => (parsing.has(key) ? refuse : schema),
  apply: () => schema,
});

export const z = schema;
