import type { ExportedDocument } from './exported-document.ts';
import { pdfContent } from './pdf-content.ts';
import { printPdf } from './print-pdf.ts';

/** Writes the document as a PDF, with an embedded subset of Noto Sans TC for Chinese. */
export const writePdf = (document: ExportedDocument): Promise<Buffer> =>
  printPdf(document.title, {
    content: pdfContent(document),
    pageMargins: [60, 60, 60, 64],
    defaultStyle: { font: 'Text', fontSize: 10.5, lineHeight: 1.35, color: '#1d1d1f' },
    footer: (current: number, count: number) => ({
      text: `${current} / ${count}`,
      alignment: 'center',
      fontSize: 8.5,
      color: '#6b6b70',
      margin: [0, 24, 0, 0],
    }),
    // Keeps headings off the foot of a page.
    pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
      node.headlineLevel !== undefined && getFollowingNodesOnPage().length === 0,
  });
