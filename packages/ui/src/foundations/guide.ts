/**
 * What a docs page says beside what the types say. It lives next to the stories as `<name>.docs.ts`: `guide` in Chinese, and
 * `english` with the same points.
 */
export interface Guide {
  /** When it is the right part. */
  use: string[];
  /** When another part is, and which. */
  avoid: string[];
  do: string[];
  dont: string[];
  /** Keys and what they do; none for a part that only shows something. */
  keys?: [keys: string, effect: string][];
  /** What a screen reader is told, and what is left to whoever uses it. */
  accessibility?: string[];
}
