/** Text colours of the editor; their hex values are the tokens `--pd-text-…`. */
export type TextColour = 'red' | 'blue' | 'green';

/** Highlights of the editor; their hex values are the tokens `--pd-mark-…`. */
export type HighlightColour = 'yellow' | 'pink';

/** How wide a picture is. */
export type ImageSize = 'large' | 'medium' | 'small';
/** Alignment of a picture. */
export type ImageAlign = 'left' | 'center' | 'right';
/** Heading levels; level 1 belongs to the page around the document. */
export type HeadingLevel = 2 | 3 | 4;

/** A mark on a run of text. */
export type Mark =
  | { readonly type: 'link'; readonly href: string }
  | { readonly type: 'colour'; readonly colour: TextColour }
  | { readonly type: 'highlight'; readonly colour: HighlightColour }
  | { readonly type: 'bold' | 'italic' | 'underline' | 'strike' };

/** Text with uniform formatting; a line break inside a paragraph is `\n`. */
export interface TextRun {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A paragraph. */
export interface ParagraphBlock {
  readonly type: 'paragraph';
  readonly runs: readonly TextRun[];
}

/** A heading. */
export interface HeadingBlock {
  readonly type: 'heading';
  readonly level: HeadingLevel;
  readonly runs: readonly TextRun[];
}

/** A block that contains runs of text and no other blocks. */
export type TextBlock = ParagraphBlock | HeadingBlock;

/** A numbered or bulleted list. */
export interface ListBlock {
  readonly type: 'list';
  readonly ordered: boolean;
  /** First number of an ordered list. */
  readonly start: number;
  readonly items: readonly (readonly Block[])[];
}

/** A block quotation. */
export interface QuoteBlock {
  readonly type: 'quote';
  readonly blocks: readonly Block[];
}

/** A cell of a table. */
export interface TableCell {
  readonly header: boolean;
  readonly colspan: number;
  readonly rowspan: number;
  /** Width in px of each column the cell spans; null until a column is resized. */
  readonly widths: readonly number[] | null;
  readonly blocks: readonly Block[];
}

/** A table, row by row. */
export interface TableBlock {
  readonly type: 'table';
  readonly rows: readonly (readonly TableCell[])[];
}

/** A picture. */
export interface ImageBlock {
  readonly type: 'image';
  readonly src: string;
  readonly alt: string;
  readonly size: ImageSize;
  readonly align: ImageAlign;
}

/** A horizontal line. */
export interface RuleBlock {
  readonly type: 'rule';
}

/** Marker for content a document cannot represent: what it was, and what is safe to show of it. */
export interface UnknownBlock {
  readonly type: 'unknown';
  /** Name of the original element, such as `iframe`. */
  readonly element: string;
  /** Its text, then its address, on separate lines (`\n`). */
  readonly text: string;
}

/** One block of a document. */
export type Block = TextBlock | ListBlock | QuoteBlock | TableBlock | ImageBlock | RuleBlock | UnknownBlock;

/**
 * Everything a stored document can contain. This type is the allow-list: what it cannot represent (scripts, event handlers,
 * unknown attributes) cannot be in the output.
 */
export type RichDocument = readonly Block[];
