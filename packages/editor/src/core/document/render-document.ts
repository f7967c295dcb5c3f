import { markKey } from './marks';
import type { Block, ImageBlock, Mark, RichDocument, TableCell, TextRun, UnknownBlock } from './model';
import { highlightClass, textColourClass } from './palette';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

const escapeText = (text: string) => text.replace(/[&<>\u00a0]/g, (sign) => escapes[sign] ?? sign);
const escapeAttribute = (text: string) => text.replace(/[&<>"\u00a0]/g, (sign) => escapes[sign] ?? sign);

/** An attribute with a leading space; empty if the value is absent. */
export const attribute = (name: string, value: string | number | null) =>
  value === null ? '' : ` ${name}="${escapeAttribute(String(value))}"`;

/** Attributes of a document's links; `rel` keeps the opened page from accessing ours. */
export const linkAttributes = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

function markTags(mark: Mark): readonly [open: string, close: string] {
  switch (mark.type) {
    case 'link':
      return [
        `<a${attribute('target', linkAttributes.target)}${attribute('rel', linkAttributes.rel)}${attribute('href', mark.href)}>`,
        '</a>',
      ];
    case 'colour':
      return [`<span${attribute('class', textColourClass(mark.colour))}>`, '</span>'];
    case 'highlight':
      return [`<mark${attribute('class', highlightClass(mark.colour))}>`, '</mark>'];
    case 'bold':
      return ['<strong>', '</strong>'];
    case 'italic':
      return ['<em>', '</em>'];
    case 'underline':
      return ['<u>', '</u>'];
    case 'strike':
      return ['<s>', '</s>'];
  }
}

/** Text with line breaks. */
const renderText = (text: string) => text.split('\n').map(escapeText).join('<br>');

/** Renders formatted text; neighbouring runs share their common outer marks, as in ProseMirror's output. */
export function renderRuns(runs: readonly TextRun[]): string {
  let html = '';
  let open: readonly Mark[] = [];
  const closeDownTo = (depth: number) => {
    for (const mark of open.slice(depth).reverse()) html += markTags(mark)[1];
  };
  for (const { text, marks } of runs) {
    const differs = open.findIndex((mark, index) => !marks[index] || markKey(marks[index]) !== markKey(mark));
    const shared = differs < 0 ? open.length : differs;
    closeDownTo(shared);
    for (const mark of marks.slice(shared)) html += markTags(mark)[0];
    html += renderText(text);
    open = marks;
  }
  closeDownTo(0);
  return html;
}

export const renderImage = (image: ImageBlock, extra = '') =>
  `<img${attribute('src', image.src)}${attribute('alt', image.alt)}${attribute('data-size', image.size)}${attribute('data-align', image.align)}${extra}>`;

/** Renders the marker of content a document cannot represent; nothing in it runs or loads. */
export const renderUnknown = ({ element, text }: UnknownBlock, extra = '') =>
  `<div${attribute('data-unknown', element)}${extra}>${renderText(text)}</div>`;

/** Attributes of a cell that differ from a plain one. */
export const cellAttributes = ({ colspan, rowspan, widths }: TableCell) =>
  attribute('colspan', colspan === 1 ? null : colspan) +
  attribute('rowspan', rowspan === 1 ? null : rowspan) +
  attribute('colwidth', widths ? widths.join(',') : null);

/** The columns of a table; a width (px) is an attribute of the column, so no inline style is needed. */
export function renderColumns(row: readonly TableCell[]): string {
  const columns = row.flatMap((cell) =>
    Array.from({ length: cell.colspan }, (_, index) => cell.widths?.[index] || null),
  );
  return `<colgroup>${columns.map((width) => `<col${attribute('width', width)}>`).join('')}</colgroup>`;
}

function renderCell(cell: TableCell): string {
  const tag = cell.header ? 'th' : 'td';
  return `<${tag}${cellAttributes(cell)}>${renderDocument(cell.blocks)}</${tag}>`;
}

function renderBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${renderRuns(block.runs)}</p>`;
    case 'heading':
      return `<h${block.level}>${renderRuns(block.runs)}</h${block.level}>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const start = attribute('start', block.ordered && block.start !== 1 ? block.start : null);
      return `<${tag}${start}>${block.items.map((item) => `<li>${renderDocument(item)}</li>`).join('')}</${tag}>`;
    }
    case 'quote':
      return `<blockquote>${renderDocument(block.blocks)}</blockquote>`;
    case 'table': {
      const rows = block.rows.map((row) => `<tr>${row.map(renderCell).join('')}</tr>`).join('');
      return `<table>${renderColumns(block.rows[0] ?? [])}<tbody>${rows}</tbody></table>`;
    }
    case 'image':
      return renderImage(block);
    case 'rule':
      return '<hr>';
    case 'unknown':
      return renderUnknown(block);
  }
}

/** Renders a document to the canonical HTML in which documents are stored. */
export const renderDocument = (document: RichDocument): string => document.map(renderBlock).join('');
