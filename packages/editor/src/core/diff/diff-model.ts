import type { HeadingLevel, ImageBlock, Mark, TableCell, UnknownBlock } from '../document/model';

/** What happened to a part: `restyled` is the same text with other formatting, or the same picture shown differently. */
export type Change = 'same' | 'added' | 'removed' | 'restyled';

export interface DiffRun {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly change: Change;
}

export interface DiffTextBlock {
  readonly type: 'text';
  /** 0 for a paragraph. */
  readonly level: HeadingLevel | 0;
  readonly runs: readonly DiffRun[];
  readonly change: Change;
}

export interface DiffItem {
  readonly blocks: readonly DiffBlock[];
  readonly change: Change;
}

export interface DiffList {
  readonly type: 'list';
  readonly ordered: boolean;
  readonly start: number;
  readonly items: readonly DiffItem[];
  readonly change: Change;
}

export interface DiffQuote {
  readonly type: 'quote';
  readonly blocks: readonly DiffBlock[];
  readonly change: Change;
}

export interface DiffCell {
  readonly cell: TableCell;
  readonly blocks: readonly DiffBlock[];
  readonly change: Change;
}

export interface DiffRow {
  readonly cells: readonly DiffCell[];
  readonly change: Change;
}

export interface DiffTable {
  readonly type: 'table';
  readonly rows: readonly DiffRow[];
  readonly change: Change;
}

export interface DiffImage {
  readonly type: 'image';
  readonly image: ImageBlock;
  readonly change: Change;
}

export interface DiffRule {
  readonly type: 'rule';
  readonly change: Change;
}

export interface DiffUnknown {
  readonly type: 'unknown';
  readonly block: UnknownBlock;
  readonly change: Change;
}

export type DiffBlock = DiffTextBlock | DiffList | DiffQuote | DiffTable | DiffImage | DiffRule | DiffUnknown;
