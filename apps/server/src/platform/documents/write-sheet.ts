import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import type { FigureSheet, SheetFigure, SheetLine, SheetSection } from './figure-sheet.ts';
import type { DocumentPicture } from './picture-bytes.ts';
import { inFonts, printPdf } from './print-pdf.ts';
import { drawBars, drawCorners, drawLogo, drawShares, drawSides, narrowShares, sheetInks } from './sheet-drawings.ts';
import { sheetTable } from './sheet-table.ts';

type Pictures = ReadonlyMap<string, DocumentPicture>;

/** Width of the text area on A4, in points. */
const width = 475;
const edge = 60;
const banner = { width: 176, height: 99 } as const;
/** Lists with at most this many lines are kept on one page. */
const keptTogether = 20;
const thumbnail = { perRow: 4, gap: 6, height: 66 } as const;

const small = (text: string): Content => ({ text: inFonts(text), fontSize: 8, color: sheetInks.quiet });
const sectionTitle = (text: string): Content => ({
  text: inFonts(text),
  fontSize: 13,
  bold: true,
  headlineLevel: 1,
  margin: [0, 0, 0, 4],
});
const rule = (ink: string, thickness: number, margin: [number, number, number, number]): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: thickness, lineColor: ink }],
  margin,
});

const covering = ({ mediaType, bytes }: DocumentPicture, size: { width: number; height: number }): Content => ({
  image: `data:${mediaType};base64,${bytes.toString('base64')}`,
  cover: { ...size, align: 'center', valign: 'center' },
});

function titleRow({ title, subtitle, vendor, creator, fact, banner: src }: FigureSheet, pictures: Pictures): Content {
  const picture = src ? pictures.get(src) : undefined;
  const words: Column = {
    width: '*',
    stack: [
      { text: inFonts(title), fontSize: 22, bold: true, lineHeight: 1.2 },
      { text: inFonts(subtitle), fontSize: 15, color: sheetInks.second, margin: [0, 1, 0, 9] },
      {
        columns: [
          { width: 34, svg: drawSides(), margin: [0, 1.5, 0, 0] },
          {
            width: '*',
            text: inFonts(`${vendor}與${creator}${fact ? `　${fact}` : ''}`),
            fontSize: 9.5,
            color: sheetInks.second,
          },
        ],
        columnGap: 8,
      },
    ],
    margin: [0, picture ? 12 : 0, 0, 0],
  };
  if (!picture) return words;
  const frame = { width: banner.width + 8, height: banner.height + 8 };
  return {
    columns: [
      words,
      {
        width: frame.width,
        stack: [
          { svg: drawCorners(frame.width, frame.height), relativePosition: { x: 0, y: 0 } },
          { stack: [covering(picture, banner)], margin: [4, 4, 4, 4] },
        ],
      },
    ],
    columnGap: 20,
  };
}

/** The main figure in large type, and the others as a row of cells. */
function figuresOf({ main, figures }: FigureSheet): Content[] {
  const perRow = 4;
  // Lines only between two figures, since the last row may not be full.
  const cellOf = ({ title, value, note }: SheetFigure, column: number): TableCell => ({
    border: [column > 0, true, false, true],
    stack: [
      { text: title, fontSize: 8, color: sheetInks.second },
      { text: value, font: 'Figures', fontSize: 15, lineHeight: 1.2 },
      ...(note ? [{ text: note, fontSize: 7, color: sheetInks.quiet }] : []),
    ],
  });
  const rows = Array.from({ length: Math.ceil(figures.length / perRow) }, (_, row): TableCell[] =>
    Array.from({ length: perRow }, (__, column) => {
      const figure = figures[row * perRow + column];
      return figure ? cellOf(figure, column) : { text: '', border: [false, true, false, true] };
    }),
  );
  return [
    {
      columns: [
        {
          width: 'auto',
          stack: [
            { text: main.title, fontSize: 9, color: sheetInks.second },
            { text: main.value, font: 'Figures', fontSize: 46, lineHeight: 1.1, characterSpacing: -1.4 },
          ],
        },
        { width: '*', text: main.note ?? '', fontSize: 10, color: sheetInks.second, margin: [0, 22, 0, 0] },
      ],
      columnGap: 24,
      margin: [0, 0, 0, 8],
    },
    ...(rows.length > 0
      ? [{ table: { widths: Array.from({ length: perRow }, () => '*'), body: rows }, layout: 'cells' }]
      : []),
  ];
}

const lineOf = ({ title, text, href }: SheetLine): Content => ({
  columns: [
    { width: 96, text: inFonts(title), color: sheetInks.second },
    { width: '*', text: inFonts(text), ...(href ? { link: href, decoration: 'underline' as const } : {}) },
  ],
  columnGap: 12,
  fontSize: 9,
  margin: [0, 0, 0, 3],
});

function pictureRows(section: SheetSection & { type: 'pictures' }, pictures: Pictures): Content[] {
  const { perRow, gap, height } = thumbnail;
  const size = { width: (width - gap * (perRow - 1)) / perRow, height };
  const found = section.pictures.flatMap(({ src, caption }) => {
    const picture = pictures.get(src);
    return picture ? [{ picture, caption }] : [];
  });
  return Array.from(
    { length: Math.ceil(found.length / perRow) },
    (_, row): Content => ({
      columns: found.slice(row * perRow, (row + 1) * perRow).map(
        ({ picture, caption }): Column => ({
          width: size.width,
          stack: [covering(picture, size), { ...(small(caption) as object), margin: [0, 3, 0, 0] } as Content],
        }),
      ),
      columnGap: gap,
      unbreakable: true,
      margin: [0, 0, 0, 8],
    }),
  );
}

function audienceOf({ shares, lines }: SheetSection & { type: 'audience' }): Content {
  const room = width / 2 - 12;
  const narrow = narrowShares(shares, room);
  const bar: Column = {
    width: room,
    stack: [
      { svg: drawShares(shares, room) },
      ...(narrow.length > 0 ? [small(narrow.map(({ label, percent }) => `${label}${percent}%`).join('　'))] : []),
    ],
  };
  return { columns: [...(shares.length > 0 ? [bar] : []), { width: '*', stack: lines.map(lineOf) }], columnGap: 24 };
}

function sectionOf(section: SheetSection, pictures: Pictures): Content {
  const title = sectionTitle(section.title);
  switch (section.type) {
    case 'bars':
      return {
        stack: [
          title,
          ...(section.hint ? [small(section.hint)] : []),
          { svg: drawBars(section.bars, width), margin: [0, 8, 0, 0] },
        ],
        unbreakable: true,
      };
    case 'audience':
      return { stack: [title, audienceOf(section)], unbreakable: true };
    case 'table':
      return {
        stack: [
          title,
          sheetTable(section),
          ...(section.hint ? [{ ...(small(section.hint) as object), margin: [0, 4, 0, 0] } as Content] : []),
        ],
      };
    case 'lines':
      return { stack: [title, ...section.lines.map(lineOf)], unbreakable: section.lines.length <= keptTogether };
    case 'pictures':
      return { stack: [title, ...pictureRows(section, pictures)] };
  }
}

/** Writes the sheet as a PDF, with vector charts and an embedded subset of Noto Sans TC for Chinese. */
export function writeSheet(sheet: FigureSheet, pictures: Pictures): Promise<Buffer> {
  const [code, kind, day] = sheet.head;
  return printPdf([sheet.title, kind].join('｜'), {
    content: [
      titleRow(sheet, pictures),
      rule(sheetInks.text, 1.2, [0, 16, 0, 14]),
      ...figuresOf(sheet),
      ...sheet.sections.map((section) => ({ stack: [sectionOf(section, pictures)], margin: [0, 20, 0, 0] }) as Content),
    ],
    pageMargins: [edge, 64, edge, 60],
    // Keeps titles off the foot of a page.
    pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
      node.headlineLevel !== undefined && getFollowingNodesOnPage().length === 0,
    defaultStyle: { font: 'Text', fontSize: 10, lineHeight: 1.35, color: sheetInks.text },
    header: () => ({
      columns: [
        { text: code, width: '*' },
        { text: kind, width: 'auto' },
        { text: day, width: '*', alignment: 'right' },
      ],
      fontSize: 8,
      color: sheetInks.second,
      margin: [edge, 30, edge, 0],
    }),
    footer: (current: number, count: number) => ({
      stack: [
        rule(sheetInks.line, 0.6, [0, 0, 0, 8]),
        {
          columns: [
            { width: 20, svg: drawLogo() },
            { width: '*', text: '拍檔', bold: true, fontSize: 9 },
            { width: 'auto', text: sheet.source, fontSize: 8, color: sheetInks.quiet },
            { width: '*', text: `${current}/${count}`, fontSize: 8, alignment: 'right', color: sheetInks.quiet },
          ],
        },
      ],
      margin: [edge, 14, edge, 0],
    }),
  });
}
