/** Reads a field of a value of unknown shape, such as path parameters before validation; `undefined` if it is missing. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
