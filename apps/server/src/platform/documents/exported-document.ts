import type { ImageBlock, RichDocument, TableBlock } from '@paidang/editor/core';
import type { DocumentPicture } from './picture-bytes.ts';

/** The content of a document. */
export interface ExportedDocument {
  readonly title: string;
  /** Lines under the title: version, author, date. */
  readonly facts: readonly string[];
  readonly blocks: RichDocument;
  /** By the picture's URL in the document; a missing picture is replaced by a text. */
  readonly pictures: ReadonlyMap<string, DocumentPicture>;
}

const widths = { large: 1, medium: 0.6, small: 0.35 } as const;

/** Size of a picture that fits into the given space, in the same unit. */
export function pictureSize(
  { width, height }: DocumentPicture,
  { size }: ImageBlock,
  room: { width: number; height: number },
) {
  const scale = Math.min((room.width * widths[size]) / width, room.height / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The text in place of a missing picture. */
export const missingPicture = ({ alt }: ImageBlock): string => (alt === '' ? '（圖片）' : `（圖片：${alt}）`);

/** The editor's colours on paper, RGB in hexadecimal. */
export const inks = {
  text: '1d1d1f',
  quiet: '6b6b70',
  line: 'd5d5da',
  head: 'f3f3f5',
  link: '1f5fbf',
  red: 'b3261e',
  blue: '1f5fbf',
  green: '1b6e3c',
  yellow: 'fff1a8',
  pink: 'ffd6e4',
} as const;

/** Each column's share of a table's width: as set in the editor, or equal shares. */
export function columnShares({ rows }: TableBlock): number[] {
  const columns = Math.max(1, ...rows.map((row) => row.reduce((sum, { colspan }) => sum + colspan, 0)));
  const widths = rows[0]?.flatMap((cell) => cell.widths ?? Array.from({ length: cell.colspan }, () => 0)) ?? [];
  const total = widths.reduce((sum, width) => sum + width, 0);
  const isWhole = widths.length === columns && widths.every((width) => width > 0);
  return Array.from({ length: columns }, (_, index) => (isWhole ? (widths[index] ?? 0) / total : 1 / columns));
}
