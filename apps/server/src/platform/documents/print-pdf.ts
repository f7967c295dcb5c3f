import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { fontFiles } from '../fonts.ts';
import { sheetInks } from './sheet-drawings.ts';

const { regular, medium, bold, emoji } = fontFiles;
const lineColor = () => '#d5d5da';
const sheetLine = () => sheetInks.line;

pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => [regular, medium, bold, emoji].includes(path));
pdfmake.setFonts({
  Text: { normal: regular, bold, italics: regular, bolditalics: bold },
  Figures: { normal: medium, bold, italics: medium, bolditalics: bold },
  Emoji: { normal: emoji, bold: emoji, italics: emoji, bolditalics: emoji },
});
pdfmake.setTableLayouts({
  grid: {
    hLineWidth: () => 0.6,
    vLineWidth: () => 0.6,
    hLineColor: lineColor,
    vLineColor: lineColor,
    paddingTop: () => 5,
    paddingBottom: () => 1,
    paddingLeft: () => 6,
    paddingRight: () => 6,
  },
  // A row of figures, with a hairline between them.
  cells: {
    hLineWidth: () => 0.6,
    vLineWidth: () => 0.6,
    hLineColor: sheetLine,
    vLineColor: sheetLine,
    paddingTop: () => 7,
    paddingBottom: () => 5,
    paddingLeft: (index: number) => (index === 0 ? 0 : 9),
    paddingRight: () => 6,
  },
  rows: {
    hLineWidth: (index: number) => (index === 0 ? 0 : index === 1 ? 0.9 : 0.6),
    vLineWidth: () => 0,
    hLineColor: (index: number) => (index === 1 ? sheetInks.text : sheetInks.line),
    paddingTop: () => 5,
    paddingBottom: () => 4,
    paddingLeft: (index: number) => (index === 0 ? 0 : 12),
    paddingRight: () => 0,
  },
  // A hairline between a name and its amount.
  leader: {
    hLineWidth: () => 0.6,
    vLineWidth: () => 0,
    hLineColor: sheetLine,
    paddingTop: () => 0,
    paddingBottom: () => 0,
    paddingLeft: (index: number) => (index === 2 ? 6 : 0),
    paddingRight: (index: number) => (index === 0 ? 6 : 0),
  },
  quote: {
    hLineWidth: () => 0,
    vLineWidth: (index: number) => (index === 0 ? 2 : 0),
    vLineColor: lineColor,
    paddingLeft: () => 10,
  },
});

const emojiCharacters = /(?:(?![#*\d©®™ℹ])\p{Emoji}|\u200D|\uFE0F)+/gu;

/** Splits text into runs, so that emoji are set in the font that contains them. */
export function inFonts(text: string): { text: string; font?: string }[] {
  const pieces: { text: string; font?: string }[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(emojiCharacters)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: found, font: 'Emoji' });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  // Variation selectors and combining keycaps have no glyph of their own.
  return pieces.map((piece) => ({ ...piece, text: piece.text.replace(/[\uFE0F\u20E3]/g, '') }));
}

/** Prints A4 with the fonts above. Files and addresses mentioned in a document are never read. */
export const printPdf = (title: string, definition: TDocumentDefinitions): Promise<Buffer> =>
  pdfmake
    .createPdf({
      info: { title, creator: '拍檔 Paidang', producer: '拍檔 Paidang' },
      language: 'zh-Hant-TW',
      pageSize: 'A4',
      ...definition,
    })
    .getBuffer();
