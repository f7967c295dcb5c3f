import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Document,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { strToU8, zipSync } from 'fflate';
import { paths } from '../../src/config/paths';

type Child = Paragraph | Table;

const cell = (text: string) => new TableCell({ children: text.split('\n').map((line) => new Paragraph(line)) });

export const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
export const paragraph = (text: string) => new Paragraph(text);
export const bold = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });
export const bullet = (text: string) => new Paragraph({ text, numbering: { reference: 'dots', level: 0 } });
export const table = (...rows: string[][]) =>
  new Table({ rows: rows.map((row) => new TableRow({ children: row.map(cell) })) });

export async function picture(): Promise<Paragraph> {
  const data = await readFile(join(paths.demo, 'pictures', 'night_close.jpg'));
  return new Paragraph({
    children: [new ImageRun({ type: 'jpg', data, transformation: { width: 200, height: 120 } })],
  });
}

/** Bytes of a Word file with these paragraphs and tables. */
export async function wordFile(children: readonly Child[]): Promise<Uint8Array<ArrayBuffer>> {
  const levels = [{ level: 0, format: LevelFormat.BULLET, text: '•' }];
  const document = new Document({ numbering: { config: [{ reference: 'dots', levels }] }, sections: [{ children }] });
  return new Uint8Array(await Packer.toBuffer(document));
}

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relationships =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** A Word file whose document part is this XML, with additional parts. */
export const rawWordFile = (document: string, parts: Record<string, Uint8Array> = {}): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync({
      '[Content_Types].xml': strToU8(contentTypes),
      '_rels/.rels': strToU8(relationships),
      'word/document.xml': strToU8(document),
      ...parts,
    }),
  );

export const writeTo = async (path: string, bytes: Uint8Array): Promise<string> => {
  await writeFile(path, bytes);
  return path;
};
