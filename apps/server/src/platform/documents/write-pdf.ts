import type { ExportedDocument } from './exported-document';
import { pdfContent } from './pdf-content';
import { runWorker } from './run-worker';

const bounds = { timeout: 90_000, memory: 1024 } as const;

/** The document as a PDF, its Chinese in an embedded subset of Noto Sans TC. */
export async function writePdf(document: ExportedDocument): Promise<Buffer> {
  const input = { title: document.title, content: pdfContent(document) };
  return Buffer.from(await runWorker<Uint8Array>('pdf-worker', input, bounds));
}
