import {
  attribute,
  cellAttributes,
  renderColumns,
  renderImage,
  renderRuns,
  renderUnknown,
} from '../document/render-document';
import { ChangeLog, type DiffChange } from './change-log';
import type { Change, DiffBlock, DiffCell, DiffItem, DiffRow, DiffRun, DiffTable, DiffTextBlock } from './diff-model';

/** Labels for users who cannot see colour, underline and strikethrough. */
export interface DiffMarkupLabels {
  addedStart: string;
  addedEnd: string;
  deletedStart: string;
  deletedEnd: string;
  restyled: string;
}

/** The differences between two versions as HTML, with their extent. */
export interface RenderedDiff {
  readonly html: string;
  /** Number of added characters. */
  readonly added: number;
  /** Number of deleted characters. */
  readonly deleted: number;
  readonly changes: readonly DiffChange[];
}

const isWhole = (change: Change) => change === 'added' || change === 'removed';

/** Renders a comparison as HTML: `ins` and `del` around text and pictures, `data-diff` on blocks, rows and cells. */
class DiffWriter {
  readonly log = new ChangeLog();
  readonly #labels: DiffMarkupLabels;

  constructor(labels: DiffMarkupLabels) {
    this.#labels = labels;
  }

  blocks(blocks: readonly DiffBlock[]): string {
    return blocks.map((block) => this.#block(block)).join('');
  }

  #block(block: DiffBlock): string {
    switch (block.type) {
      case 'text':
        return this.#text(block);
      case 'list': {
        const tag = block.ordered ? 'ol' : 'ul';
        const start = attribute('start', block.ordered && block.start !== 1 ? block.start : null);
        const items = block.items.map((item) => this.#item(item)).join('');
        return `<${tag}${start}${this.#own(block.change)}>${items}</${tag}>`;
      }
      case 'quote':
        return `<blockquote${this.#own(block.change)}>${this.blocks(block.blocks)}</blockquote>`;
      case 'table':
        return this.#table(block);
      case 'image':
        if (block.change !== 'restyled') return this.#wrapped(renderImage(block.image), block.image.alt, block.change);
        return renderImage(block.image, `${this.#own('restyled')}`);
      case 'rule':
        return this.#wrapped('<hr>', '', block.change);
      case 'unknown':
        return this.#wrapped(renderUnknown(block.block), block.block.text, block.change);
    }
  }

  /** Attributes of a block: what happened to it, and the number of the change if it was restyled. */
  #own(change: Change): string {
    if (change === 'same') return '';
    if (isWhole(change)) return attribute('data-diff', change);
    this.log.separate();
    const id = this.log.record('restyled', '');
    this.log.separate();
    return attribute('data-diff', change) + attribute('data-change', id);
  }

  #text({ level, runs, change }: DiffTextBlock): string {
    if (!isWhole(change)) this.log.separate();
    const tag = level === 0 ? 'p' : `h${level}`;
    const html = `<${tag}${this.#own(change)}>${runs.map((run) => this.#run(run)).join('')}</${tag}>`;
    if (!isWhole(change)) this.log.separate();
    return html;
  }

  #run(run: DiffRun): string {
    const inner = renderRuns([run]);
    if (run.change !== 'restyled') return this.#wrapped(inner, run.text, run.change);
    const id = this.log.record('restyled', '');
    const attributes = attribute('data-diff', 'restyled') + attribute('data-change', id);
    return `<span${attributes}${attribute('data-before', this.#labels.restyled)}>${inner}</span>`;
  }

  #wrapped(inner: string, text: string, change: Change): string {
    if (change !== 'added' && change !== 'removed') {
      this.log.separate();
      return inner;
    }
    const id = this.log.record(change, text);
    const { addedStart, addedEnd, deletedStart, deletedEnd } = this.#labels;
    const [tag, start, end] = change === 'added' ? ['ins', addedStart, addedEnd] : ['del', deletedStart, deletedEnd];
    const said = attribute('data-before', start) + attribute('data-after', end);
    return `<${tag}${attribute('data-change', id)}${said}>${inner}</${tag}>`;
  }

  #item({ blocks, change }: DiffItem): string {
    return `<li${this.#own(change)}>${this.blocks(blocks)}</li>`;
  }

  #table({ rows, change }: DiffTable): string {
    const columns = renderColumns((rows[0]?.cells ?? []).map(({ cell }) => cell));
    const body = rows.map((row) => this.#row(row)).join('');
    return `<table${this.#own(change)}>${columns}<tbody>${body}</tbody></table>`;
  }

  #row({ cells, change }: DiffRow): string {
    if (!isWhole(change)) this.log.separate();
    return `<tr${this.#own(change)}>${cells.map((cell) => this.#cell(cell)).join('')}</tr>`;
  }

  #cell({ cell, blocks, change }: DiffCell): string {
    const tag = cell.header ? 'th' : 'td';
    return `<${tag}${cellAttributes(cell)}${this.#own(change)}>${this.blocks(blocks)}</${tag}>`;
  }
}

export function renderDiff(blocks: readonly DiffBlock[], labels: DiffMarkupLabels): RenderedDiff {
  const writer = new DiffWriter(labels);
  const html = writer.blocks(blocks);
  return { html, added: writer.log.added, deleted: writer.log.deleted, changes: writer.log.toChanges() };
}
