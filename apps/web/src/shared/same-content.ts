const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Serialises content independently of the order of its fields, since a database may return them in another order. */
export const contentKey = (content: unknown): string => JSON.stringify(content, sorted);

export const isSameContent = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && contentKey(a) === contentKey(b));
