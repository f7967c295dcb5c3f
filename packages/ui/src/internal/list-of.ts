const nothing: readonly never[] = [];

/**
 * The list a part was given. Without one the host has no types, or its data is not loaded yet: in development it throws,
 * and its readers see an empty part rather than none of the page.
 */
export function listOf<Item>(list: readonly Item[], part: string, prop: string): readonly Item[] {
  if (Array.isArray(list)) return list;
  if (process.env.NODE_ENV !== 'production') {
    throw new Error(
      `@paidang/ui: <${part}> was given no list as \`${prop}\` but ${list === null ? 'null' : typeof list}, so it has nothing to show. Pass an array; while the data is on its way an empty one, or render something else.`,
    );
  }
  return nothing;
}
