/** Text colours of the editor; their hex values are the tokens `--pd-text-…`. */
export type TextColour = 'red' | 'blue' | 'green';

/** Highlights of the editor; their hex values are the tokens `--pd-mark-…`. */
export type HighlightColour = 'yellow' | 'pink';

export type ImageSize = 'large' | 'medium' | 'small';
export type ImageAlign = 'left' | 'center' | 'right';
export type HeadingLevel = 2 | 3 | 4;

export type Mark =
  | { readonly type: 'link'; readonly href: string }
  | { readonly type: 'colour'; readonly colour: TextColour }
  | { readonly type: 'highlight'; readonly colour: HighlightColour }
  | { readonly type: 'bold' | 'italic' | 'underline' | 'strike' };

/** Text with one formatting; a line break inside a paragraph is `\n`. */
export interface TextRun {
  readonly text: string;
  readonly marks: readonly Mark[];
}

export interface ParagraphBlock {
  readonly type: 'paragraph';
  readonly runs: readonly TextRun[];
}

export interface HeadingBlock {
  readonly type: 'heading';
  readonly level: HeadingLevel;
  readonly runs: readonly TextRun[];
}

export type TextBlock = ParagraphBlock | HeadingBlock;

export interface ListBlock {
  readonly type: 'list';
  readonly ordered: boolean;
  /** First number of an ordered list. */
  readonly start: number;
  readonly items: readonly (readonly Block[])[];
}

export interface QuoteBlock {
  readonly type: 'quote';
  readonly blocks: readonly Block[];
}

export interface TableCell {
  readonly header: boolean;
  readonly colspan: number;
  readonly rowspan: number;
  /** Width of each column the cell covers, px; null until a column was resized. */
  readonly widths: readonly number[] | null;
  readonly blocks: readonly Block[];
}

export interface TableBlock {
  readonly type: 'table';
  readonly rows: readonly (readonly TableCell[])[];
}

export interface ImageBlock {
  readonly type: 'image';
  readonly src: string;
  readonly alt: string;
  readonly size: ImageSize;
  readonly align: ImageAlign;
}

export interface RuleBlock {
  readonly type: 'rule';
}

/** Something a document has no place for: what it was, and what can be said of it without risk. */
export interface UnknownBlock {
  readonly type: 'unknown';
  /** Name of the element it was, such as `iframe`. */
  readonly element: string;
  /** Its text, then its address; lines apart by `\n`. */
  readonly text: string;
}

export type Block = TextBlock | ListBlock | QuoteBlock | TableBlock | ImageBlock | RuleBlock | UnknownBlock;

/**
 * Everything a stored document can say. Reading HTML into it is the allow-list: what has no place here (scripts, event
 * handlers, unknown attributes) cannot come out again.
 */
export type RichDocument = readonly Block[];
