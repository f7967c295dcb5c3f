/** One element or text node of parsed HTML; not trusted yet. */
export type SourceNode = SourceElement | string;

export interface SourceElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SourceNode[];
}

/** Deeper elements keep their text but lose their formatting: only an attacker nests that deep. */
export const maxDepth = 100;
