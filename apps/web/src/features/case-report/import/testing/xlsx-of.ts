import { zipOf } from './zip-of';

/** A cell: a text, a number, or a number in one of Excel's formats (14 is a date, 10 a percentage). */
export type XlsxCell = string | number | { value: number; format: 14 | 10 } | { formula: string; error: string } | null;

const formats = [0, 14, 10];
const bytes = (xml: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function cellXml(cell: XlsxCell, at: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if ('error' in cell) return `<c r="${at}" t="e"><f>${escaped(cell.formula)}</f><v>${cell.error}</v></c>`;
  return `<c r="${at}" s="${formats.indexOf(cell.format)}"><v>${cell.value}</v></c>`;
}

function sheetXml(rows: readonly (readonly XlsxCell[])[]): string {
  const body = rows.map((cells, row) => {
    const own = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`));
    return `<row r="${row + 1}">${own.join('')}</row>`;
  });
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${body.join('')}</sheetData></worksheet>`;
}

/** Builds a workbook with these sheets. */
export async function xlsxOf(sheets: readonly (readonly (readonly XlsxCell[])[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const numbers = sheets.map((_, index) => index + 1);
  const names = numbers.map((number) => `<sheet name="工作表${number}" sheetId="${number}" r:id="rId${number}"/>`);
  const targets = numbers.map(
    (number) =>
      `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  return zipOf([
    {
      name: '[Content_Types].xml',
      bytes: bytes('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    },
    {
      name: 'xl/workbook.xml',
      bytes: bytes(`<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.join('')}</sheets></workbook>`),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: bytes(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.join('')}<Relationship Id="rIdStyles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/styles.xml',
      bytes: bytes(
        `<styleSheet xmlns="${main}"><cellXfs count="3">${formats.map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
      ),
    },
    ...sheets.map((rows, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, bytes: bytes(sheetXml(rows)) })),
  ]);
}
