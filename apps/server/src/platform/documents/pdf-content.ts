import type { Block, ImageBlock, ListBlock, TableBlock, TextRun } from '@paidang/editor/core';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { columnShares, type ExportedDocument, inks, missingPicture, pictureSize } from './exported-document.ts';
import { inFonts } from './print-pdf.ts';

/** Size of the text area on A4, in points. */
const page = { width: 475, height: 660 };
const ink = (colour: keyof typeof inks): string => `#${inks[colour]}`;
/** Horizontal space the table grid takes from each column: see its layout in `print-pdf.ts`. */
const cellPadding = 13;
const headingSizes = { 2: 15, 3: 13, 4: 11.5 } as const;

function inline({ text, marks }: TextRun): Content[] {
  const style: Record<string, unknown> = {};
  const decorations: ('underline' | 'lineThrough')[] = [];
  for (const mark of marks) {
    if (mark.type === 'bold') style.bold = true;
    else if (mark.type === 'underline') decorations.push('underline');
    else if (mark.type === 'strike') decorations.push('lineThrough');
    else if (mark.type === 'colour') style.color = ink(mark.colour);
    else if (mark.type === 'highlight') style.background = ink(mark.colour);
    else if (mark.type === 'link') Object.assign(style, { link: mark.href, color: ink('link') });
    // Chinese fonts have no italics.
  }
  if (decorations.length > 0) style.decoration = decorations;
  return inFonts(text).map((piece) => ({ ...piece, ...style }));
}

type Margin = [number, number, number, number];
const gap: Margin = [0, 0, 0, 7];
const tight: Margin = [0, 0, 0, 3];
const paragraph = (runs: readonly TextRun[], margin = gap): Content => ({
  text: runs.length > 0 ? runs.flatMap(inline) : ' ',
  margin,
});

class PdfContent {
  readonly #pictures: ExportedDocument['pictures'];

  constructor(pictures: ExportedDocument['pictures']) {
    this.#pictures = pictures;
  }

  blocks = (blocks: readonly Block[], width: number): Content[] => blocks.map((block) => this.#block(block, width));

  #block(block: Block, width: number): Content {
    switch (block.type) {
      case 'paragraph':
        return paragraph(block.runs);
      case 'unknown':
        return paragraph([{ text: block.text, marks: [] }]);
      case 'heading':
        return {
          text: block.runs.flatMap(inline),
          fontSize: headingSizes[block.level],
          bold: true,
          margin: [0, 8, 0, 5],
          headlineLevel: block.level,
        };
      case 'list':
        return this.#list(block, width);
      case 'quote':
        return {
          table: { widths: ['*'], body: [[{ stack: this.blocks(block.blocks, width - 16) }]] },
          layout: 'quote',
          margin: gap,
        };
      case 'table':
        return this.#table(block, width);
      case 'image':
        return this.#image(block, width);
      case 'rule':
        return {
          canvas: [{ type: 'line', x1: 0, y1: 4, x2: width, y2: 4, lineWidth: 0.7, lineColor: ink('line') }],
          margin: [0, 2, 0, 9],
        };
    }
  }

  #list({ ordered, start, items }: ListBlock, width: number): Content {
    const entries = items.map(([first, ...rest]) => ({
      stack: [
        first?.type === 'paragraph' ? paragraph(first.runs, tight) : [],
        ...this.blocks(
          first?.type === 'paragraph' ? rest : [first, ...rest].flatMap((block) => block ?? []),
          width - 18,
        ),
      ],
    }));
    return ordered ? { ol: entries, start, margin: tight } : { ul: entries, margin: tight };
  }

  #table(table: TableBlock, width: number): Content {
    const { rows } = table;
    const shares = columnShares(table);
    const room = width - shares.length * cellPadding;
    const widths = shares.map((share) => Math.floor(share * room));
    const body: TableCell[][] = rows.map(() => []);
    // pdfmake requires an empty cell in every position that a spanning cell covers.
    rows.forEach((row, y) => {
      let x = 0;
      for (const cell of row) {
        while (body[y]?.[x] !== undefined) x += 1;
        const down = Math.min(cell.rowspan, rows.length - y);
        for (let dy = 0; dy < down; dy += 1) {
          for (let dx = 0; dx < cell.colspan; dx += 1) (body[y + dy] as TableCell[])[x + dx] = {};
        }
        const inner = widths.slice(x, x + cell.colspan).reduce((sum, one) => sum + one, 0);
        (body[y] as TableCell[])[x] = {
          stack: this.blocks(cell.blocks, inner),
          colSpan: cell.colspan,
          rowSpan: down,
          ...(cell.header ? { fillColor: ink('head'), bold: true } : {}),
        };
        x += cell.colspan;
      }
    });
    const full = body.map((row) => shares.map((_, x) => row[x] ?? {}));
    const headerRows = rows[0]?.every(({ header, rowspan }) => header && rowspan === 1) ? 1 : 0;
    // A header row stays on the same page as the row below it.
    const keepWithHeaderRows = full.length > headerRows ? headerRows : 0;
    return { table: { widths, headerRows, keepWithHeaderRows, body: full }, layout: 'grid', margin: [0, 2, 0, 10] };
  }

  #image(image: ImageBlock, width: number): Content {
    const picture = this.#pictures.get(image.src);
    if (!picture) return { text: missingPicture(image), color: ink('quiet'), margin: gap };
    const size = pictureSize(picture, image, { width, height: page.height });
    return {
      image: `data:${picture.mediaType};base64,${picture.bytes.toString('base64')}`,
      ...size,
      alignment: image.align,
      margin: gap,
    };
  }
}

/** The document as pdfmake content. */
export function pdfContent({ title, facts, blocks, pictures }: ExportedDocument): Content[] {
  return [
    { text: inFonts(title), fontSize: 20, bold: true, margin: [0, 0, 0, 4] },
    ...facts.map((fact): Content => ({ text: inFonts(fact), fontSize: 9, color: ink('quiet') })),
    { text: '', margin: [0, 0, 0, 10] },
    ...new PdfContent(pictures).blocks(blocks, page.width),
  ];
}
