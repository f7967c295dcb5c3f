/** One element or text of HTML that was read; nothing here is trusted yet. */
export type SourceNode = SourceElement | string;

export interface SourceElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SourceNode[];
}

/** Deeper elements lose their own formatting and keep their text: only an attacker nests that deep. */
export const maxDepth = 100;
