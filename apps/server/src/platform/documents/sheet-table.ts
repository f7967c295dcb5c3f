import type { Content } from 'pdfmake/interfaces.js';
import type { SheetSection } from './figure-sheet.ts';
import { inFonts } from './print-pdf.ts';
import { sheetInks } from './sheet-drawings.ts';

/** A table of the sheet: figures are right-aligned, texts left-aligned. */
export function sheetTable({ columns, rows, hasWords }: SheetSection & { type: 'table' }): Content {
  const alignmentOf = (index: number) => (index === 0 || hasWords ? ('left' as const) : ('right' as const));
  const share = `${64 / (columns.length - 1)}%`;
  return {
    table: {
      widths: columns.map((_, index) => (hasWords ? (index === 0 ? '36%' : share) : index === 0 ? '*' : 'auto')),
      headerRows: 1,
      dontBreakRows: true,
      body: [
        columns.map((text, index) => ({
          text: inFonts(text),
          fontSize: 8,
          color: sheetInks.second,
          alignment: alignmentOf(index),
        })),
        ...rows.map((row) =>
          row.map((word, index) => ({
            text: inFonts(typeof word === 'string' ? word : word.text),
            ...(typeof word === 'string' ? {} : { color: sheetInks.bad, bold: true }),
            fontSize: 9,
            alignment: alignmentOf(index),
          })),
        ),
      ],
    },
    layout: 'rows',
  };
}
