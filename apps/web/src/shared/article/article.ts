/** A link to further reading. */
interface TextLink {
  /** Path of the app, `tel:`, `mailto:` or `https:`. */
  to: string;
  text: string;
}

/** A paragraph, or another block between paragraphs. */
export type Block =
  | string
  | { readonly steps: readonly string[] }
  | { readonly points: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] }
  | { readonly note: string }
  | { readonly links: readonly TextLink[] };

/** A heading and its content. */
export interface Section {
  /** Fragment of the heading within its page: `#id`. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A page of prose. */
export interface Article {
  title: string;
  lead: string;
  sections: readonly Section[];
}
