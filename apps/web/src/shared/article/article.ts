/** A way on from a text. */
interface TextLink {
  /** Path of the app, `tel:`, `mailto:` or `https:`. */
  to: string;
  text: string;
}

/** A paragraph, or what stands between paragraphs. */
export type Block =
  | string
  | { readonly steps: readonly string[] }
  | { readonly points: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] }
  | { readonly note: string }
  | { readonly links: readonly TextLink[] };

/** What stands under one heading. */
export interface Section {
  /** Address of the heading within its page: `#id`. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A page of text. */
export interface Article {
  title: string;
  lead: string;
  sections: readonly Section[];
}
