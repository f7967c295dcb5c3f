/**
 * What a component's docs page says besides its types. It is next to the stories, in `<name>.docs.ts`: `guide` in Chinese, and
 * `english` with the same points.
 */
export interface Guide {
  /** When to use it. */
  use: string[];
  /** When to use something else, and what. */
  avoid: string[];
  do: string[];
  dont: string[];
  /** Keys and their effects; omitted for a component without interaction. */
  keys?: [keys: string, effect: string][];
  /** What screen readers announce, and what the developer has to take care of. */
  accessibility?: string[];
}
