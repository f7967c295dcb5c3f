const nothing: readonly never[] = [];

/**
 * Returns the list a part was given. If it is missing, because the host has no types or its data is not loaded yet, the part
 * throws in development; in production users see an empty part rather than no page.
 */
export function listOf<Item>(list: readonly Item[], part: string, prop: string): readonly Item[] {
  if (Array.isArray(list)) return list;
  if (process.env.NODE_ENV !== 'production') {
    throw new Error(
      `@paidang/ui: <${part}> got ${list === null ? 'null' : typeof list} instead of an array as \`${prop}\`, so it has nothing to show. Pass an array: an empty one while the data is loading, or render something else.`,
    );
  }
  return nothing;
}
