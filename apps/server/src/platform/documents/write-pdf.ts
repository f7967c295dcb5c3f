import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { ExportedDocument } from './exported-document.ts';
import { pdfContent } from './pdf-content.ts';

const require = createRequire(import.meta.url);

const regular = require.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf');
const bold = require.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf');
const emoji = require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf');
const lineColor = () => '#d5d5da';

pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => [regular, bold, emoji].includes(path));
pdfmake.setFonts({
  Text: { normal: regular, bold, italics: regular, bolditalics: bold },
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
  quote: {
    hLineWidth: () => 0,
    vLineWidth: (index: number) => (index === 0 ? 2 : 0),
    vLineColor: lineColor,
    paddingLeft: () => 10,
  },
});

/** The document as a PDF, its Chinese in an embedded subset of Noto Sans TC. */
export const writePdf = (document: ExportedDocument): Promise<Buffer> =>
  pdfmake
    .createPdf({
      content: pdfContent(document),
      info: { title: document.title, creator: '拍檔 Paidang', producer: '拍檔 Paidang' },
      language: 'zh-Hant-TW',
      pageSize: 'A4',
      pageMargins: [60, 60, 60, 64],
      defaultStyle: { font: 'Text', fontSize: 10.5, lineHeight: 1.35, color: '#1d1d1f' },
      footer: (current: number, count: number) => ({
        text: `${current} / ${count}`,
        alignment: 'center',
        fontSize: 8.5,
        color: '#6b6b70',
        margin: [0, 24, 0, 0],
      }),
      // A heading is not left alone at the foot of a page.
      pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
        node.headlineLevel !== undefined && getFollowingNodesOnPage().length === 0,
    })
    .getBuffer();
