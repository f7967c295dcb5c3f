import type { Column, Content } from 'pdfmake/interfaces.js';
import type { SheetLine } from './figure-sheet.ts';
import { inFonts, printPdf } from './print-pdf.ts';
import { drawCheckbox, drawLogo, drawPerforation, sheetInks } from './sheet-drawings.ts';
import type { StatementAmount, StatementParty, StatementSheet } from './statement-sheet.ts';

/** Width of the text area on A4, in points. */
const width = 475;
const gap = 24;
const half = (width - gap) / 2;
const edge = 60;
type Margin = [number, number, number, number];

const rule = (thickness: number, margin: Margin): Content => ({
  canvas: [
    {
      type: 'line',
      x1: 0,
      y1: 0,
      x2: width,
      y2: 0,
      lineWidth: thickness,
      lineColor: thickness > 1 ? sheetInks.text : sheetInks.line,
    },
  ],
  margin,
});

const lineOf = ({ title, text }: SheetLine): Content => ({
  columns: [
    { width: 62, text: title, color: sheetInks.second },
    { width: '*', text: inFonts(text || '－') },
  ],
  columnGap: 8,
  fontSize: 9,
  margin: [0, 0, 0, 1],
});

const partyOf = ({ title, name, lines }: StatementParty): Column => ({
  width: half,
  stack: [
    { text: title, fontSize: 8.5, color: sheetInks.second },
    { text: inFonts(name), fontSize: 13, bold: true, margin: [0, 0, 0, 4] },
    ...lines.map(lineOf),
  ],
});

/** A name and its amount, joined by a hairline at half the height of the text. */
function leaderRow({ title, value, note }: StatementAmount, { isSum = false } = {}): Content {
  const words = { lineHeight: 1, bold: isSum, fontSize: isSum ? 11 : 10.5 };
  const raised: Margin = [0, 0, 0, -5];
  return {
    stack: [
      {
        table: {
          widths: ['auto', '*', 'auto'],
          body: [
            [
              { ...words, text: inFonts(title), margin: raised, border: [false, false, false, false] },
              { text: '', fontSize: 1, border: [false, false, false, true] },
              { ...words, text: value, font: 'Figures', margin: raised, border: [false, false, false, false] },
            ],
          ],
        },
        layout: 'leader',
      },
      ...(note ? [{ text: note, fontSize: 8, color: sheetInks.quiet, margin: [0, 7, 0, -6] as Margin }] : []),
    ],
    margin: [0, 0, 0, 12.5],
  };
}

const kindsRow = (kinds: StatementSheet['kinds']): Content => ({
  columns: kinds.map(
    ({ title, isChosen }): Column => ({
      width: 'auto',
      columns: [
        { width: 11, svg: drawCheckbox(isChosen), margin: [0, 1.5, 0, 0] },
        { width: 'auto', text: title, bold: isChosen, color: isChosen ? sheetInks.text : sheetInks.second },
      ],
      columnGap: 5,
    }),
  ),
  columnGap: 16,
  fontSize: 9,
});

const netOf = ({ net: { title, value }, netInWords }: StatementSheet): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        { text: title, fontSize: 11, bold: true },
        { text: netInWords, fontSize: 9.5, color: sheetInks.second },
      ],
      margin: [0, 10, 0, 0],
    },
    { width: 'auto', text: value, font: 'Figures', fontSize: 36, lineHeight: 1.1, characterSpacing: -0.9 },
  ],
});

/** Payment details and signature. */
function footOf({ payment, signature }: StatementSheet): Content {
  const signed: Content[] = signature
    ? [{ text: inFonts(signature.name), fontSize: 17, margin: [0, 0, 0, 4] }, ...signature.lines.map(lineOf)]
    : [{ text: '尚未簽署', color: sheetInks.quiet }];
  return {
    columns: [
      {
        width: half,
        stack: [
          { text: '給付方式', fontSize: 8.5, color: sheetInks.second, margin: [0, 0, 0, 3] },
          ...payment.map(lineOf),
        ],
      },
      {
        width: half,
        stack: [{ text: '所得人簽署', fontSize: 8.5, color: sheetInks.second, margin: [0, 0, 0, 3] }, ...signed],
      },
    ],
    columnGap: gap,
  };
}

/** Writes the statement as a one-page PDF, with an embedded subset of Noto Sans TC for Chinese. */
export function writeStatement(sheet: StatementSheet): Promise<Buffer> {
  const { title, copy, number, day, stamp, parties, kinds, period, lines, gross, deductions, net, notes } = sheet;
  return printPdf([title, number].join(' '), {
    content: [
      {
        columns: [
          {
            width: '*',
            stack: [
              { text: title, fontSize: 22, bold: true, lineHeight: 1.2 },
              { text: copy, fontSize: 9, color: sheetInks.second },
            ],
          },
          {
            width: 'auto',
            stack: [
              { text: number, font: 'Figures', fontSize: 11, alignment: 'right' },
              { text: day, fontSize: 9, color: sheetInks.second, alignment: 'right' },
            ],
            margin: [0, 7, 0, 0],
          },
        ],
      },
      rule(1.4, [0, 8, 0, 11]),
      { columns: parties.map(partyOf), columnGap: gap },
      rule(0.6, [0, 8, 0, 10]),
      { text: '所得類別', fontSize: 8.5, color: sheetInks.second, margin: [0, 0, 0, 3] },
      kindsRow(kinds),
      rule(0.6, [0, 9, 0, 10]),
      lineOf(period),
      { text: '', fontSize: 4 },
      ...lines.map((line) => leaderRow(line)),
      rule(0.6, [0, 3, 0, 12]),
      leaderRow(gross, { isSum: true }),
      ...deductions.map((deduction) => leaderRow(deduction)),
      rule(0.6, [0, 3, 0, 4]),
      netOf({ ...sheet, net }),
      rule(0.6, [0, 6, 0, 9]),
      footOf(sheet),
      ...notes.map((note): Content => ({ text: note, fontSize: 8, color: sheetInks.quiet, margin: [0, 8, 0, 0] })),
    ],
    pageMargins: [edge, 46, edge, 56],
    ...(stamp
      ? {
          watermark: {
            text: stamp,
            font: 'Text',
            color: '#b3261e',
            opacity: 0.18,
            bold: true,
            fontSize: 120,
            angle: -30,
          },
        }
      : {}),
    defaultStyle: { font: 'Text', fontSize: 10, lineHeight: 1.35, color: sheetInks.text },
    header: () => ({ svg: drawPerforation(width), margin: [edge, 28, edge, 0] }),
    footer: (current: number, count: number) => ({
      stack: [
        { svg: drawPerforation(width) },
        {
          columns: [
            { width: 20, svg: drawLogo() },
            { width: '*', text: '拍檔', bold: true, fontSize: 9 },
            { width: 'auto', text: `${number}　${current}/${count}`, fontSize: 8, color: sheetInks.quiet },
          ],
          margin: [0, 8, 0, 0],
        },
      ],
      margin: [edge, 12, edge, 0],
    }),
  });
}
