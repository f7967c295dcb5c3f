import type {
  Block,
  ImageBlock,
  HeadingLevel as Level,
  ListBlock,
  TextRun as Run,
  TableBlock,
} from '@paidang/editor/core';
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Header,
  HeadingLevel,
  type ILevelsOptions,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { columnShares, type ExportedDocument, inks, missingPicture, pictureSize } from './exported-document.ts';

const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft JhengHei' };
const headings = {
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
} as const satisfies Record<Level, string>;
const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;
/** Size of the text area on A4, in pixels. */
const page = { width: 600, height: 780 };
const maxDepth = 8;
const step = 420;
const line = { style: BorderStyle.SINGLE, size: 4, color: inks.line };

interface Position {
  /** Depth of the surrounding lists. */
  readonly depth: number;
  readonly quoted: boolean;
  /** Available share of the page's width. */
  readonly share: number;
}

const styleOf = ({ marks }: Run): Partial<IRunOptions> => {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  const colour = marks.find((mark) => mark.type === 'colour');
  const highlight = marks.find((mark) => mark.type === 'highlight');
  return {
    bold: has('bold'),
    italics: has('italic'),
    strike: has('strike'),
    ...(has('underline') ? { underline: {} } : {}),
    ...(colour?.type === 'colour' ? { color: inks[colour.colour] } : {}),
    ...(highlight?.type === 'highlight' ? { highlight: highlight.colour === 'yellow' ? 'yellow' : 'magenta' } : {}),
  };
};

const textRuns = (run: Run): TextRun[] =>
  run.text.split('\n').map((text, index) => new TextRun({ text, ...styleOf(run), ...(index > 0 ? { break: 1 } : {}) }));

const inline = (run: Run): ParagraphChild[] => {
  const link = run.marks.find((mark) => mark.type === 'link');
  return link?.type === 'link' ? [new ExternalHyperlink({ link: link.href, children: textRuns(run) })] : textRuns(run);
};

/** Writes blocks; each numbered list gets its own numbering. */
class WordWriter {
  readonly numberings: { reference: string; levels: ILevelsOptions[] }[] = [];
  readonly #pictures: ExportedDocument['pictures'];

  constructor(pictures: ExportedDocument['pictures']) {
    this.#pictures = pictures;
  }

  blocks(blocks: readonly Block[], place: Position): (Paragraph | Table)[] {
    return blocks.flatMap((block) => this.#block(block, place));
  }

  #block(block: Block, place: Position): (Paragraph | Table)[] {
    switch (block.type) {
      case 'paragraph':
        return [this.#paragraph({ children: block.runs.flatMap(inline) }, place)];
      case 'unknown':
        return [this.#paragraph({ children: inline({ text: block.text, marks: [] }) }, place)];
      case 'heading':
        return [this.#paragraph({ heading: headings[block.level], children: block.runs.flatMap(inline) }, place)];
      case 'list':
        return this.#list(block, place);
      case 'quote':
        return this.blocks(block.blocks, { ...place, quoted: true });
      case 'table':
        return [this.#table(block, place), new Paragraph({ spacing: { after: 0 } })];
      case 'image':
        return [this.#image(block, place)];
      case 'rule':
        return [new Paragraph({ border: { bottom: line } })];
    }
  }

  #paragraph(options: IParagraphOptions, { depth, quoted }: Position): Paragraph {
    return new Paragraph({
      ...(depth > 0 && !options.numbering ? { indent: { left: depth * step } } : {}),
      ...(quoted ? { border: { left: { ...line, size: 18, space: 8 } }, indent: { left: depth * step + 200 } } : {}),
      ...options,
    });
  }

  #list({ ordered, start, items }: ListBlock, place: Position): (Paragraph | Table)[] {
    const level = Math.min(place.depth, maxDepth);
    const reference = `list-${this.numberings.length}`;
    const indent = { left: (level + 1) * step, hanging: step - 60 };
    const numbering = ordered
      ? { format: LevelFormat.DECIMAL, text: `%${level + 1}.`, start }
      : { format: LevelFormat.BULLET, text: '•' };
    this.numberings.push({ reference, levels: [{ level, ...numbering, style: { paragraph: { indent } } }] });
    const inside = { ...place, depth: place.depth + 1 };
    return items.flatMap(([first, ...rest]) => {
      const runs = first?.type === 'paragraph' ? first.runs : [];
      const head = this.#paragraph({ numbering: { reference, level }, children: runs.flatMap(inline) }, place);
      return [head, ...this.blocks(rest, inside)];
    });
  }

  #table(table: TableBlock, place: Position): Table {
    const { rows } = table;
    const shares = columnShares(table);
    const cells = (row: TableBlock['rows'][number]) => {
      let column = 0;
      return row.map((cell) => {
        // A row next to a taller cell begins further right; its column widths are set above.
        const own = shares.slice(column, column + cell.colspan).reduce((sum, one) => sum + one, 0);
        column += cell.colspan;
        return new TableCell({
          columnSpan: cell.colspan,
          rowSpan: cell.rowspan,
          margins: { top: 60, bottom: 60, left: 100, right: 100 },
          width: { size: Math.round(own * 100), type: WidthType.PERCENTAGE },
          ...(cell.header ? { shading: { type: ShadingType.CLEAR, fill: inks.head } } : {}),
          children: this.blocks(cell.blocks, { depth: 0, quoted: false, share: place.share * own }),
        });
      });
    };
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
      rows: rows.map(
        (row) =>
          new TableRow({ ...(row.every(({ header }) => header) ? { tableHeader: true } : {}), children: cells(row) }),
      ),
    });
  }

  #image(image: ImageBlock, place: Position): Paragraph {
    const picture = this.#pictures.get(image.src);
    if (!picture)
      return this.#paragraph({ children: [new TextRun({ text: missingPicture(image), color: inks.quiet })] }, place);
    const transformation = pictureSize(picture, image, { width: page.width * place.share, height: page.height });
    const altText = { name: image.alt, title: image.alt, description: image.alt };
    const run = new ImageRun({ type: picture.extension, data: picture.bytes, transformation, altText });
    return this.#paragraph({ alignment: alignments[image.align], children: [run] }, place);
  }
}

/** Writes the document as a Word file (`.docx`). */
export async function writeWord({ title, facts, blocks, pictures }: ExportedDocument): Promise<Buffer> {
  const writer = new WordWriter(pictures);
  const small = (text: string) => new Paragraph({ children: [new TextRun({ text, color: inks.quiet, size: 17 })] });
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
    ...writer.blocks(blocks, { depth: 0, quoted: false, share: 1 }),
  ];
  const spacing = { after: 120, line: 320 };
  const titleOf = (size: number) => ({
    run: { font, size, bold: true, color: inks.text },
    paragraph: { spacing: { before: 240, after: 120 } },
  });
  return Packer.toBuffer(
    new Document({
      title,
      creator: '拍檔 Paidang',
      numbering: { config: writer.numberings },
      styles: {
        default: {
          document: {
            run: { font, size: 22, color: inks.text, language: { value: 'en-US', eastAsia: 'zh-TW' } },
            paragraph: { spacing },
          },
          title: titleOf(36),
          heading2: titleOf(28),
          heading3: titleOf(25),
          heading4: titleOf(22),
        },
      },
      sections: [
        {
          properties: {
            page: {
              size: { width: 11_906, height: 16_838 },
              margin: { top: 1300, bottom: 1300, left: 1300, right: 1300 },
            },
          },
          // The facts go into a header, so that re-importing the file gives the same text.
          headers: { default: new Header({ children: facts.map(small) }) },
          children,
        },
      ],
    }),
  );
}
