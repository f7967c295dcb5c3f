/** A field of a value of unknown shape, such as a path's parameters before they are validated; `undefined` without it. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
