import { sameMarks } from './marks';
import type { Block, HeadingLevel, Mark, TextRun } from './model';

/** White space that contains a line break is source formatting; plain spaces were typed. */
const collapse = (text: string) => text.replace(/[ \t\n\r\f]+/g, (space) => (/[\t\n\r\f]/.test(space) ? ' ' : space));
/** Control characters except white space. */
const control = /[^\P{Cc}\t\n\f\r]/gu;

interface OpenBlock {
  readonly level: HeadingLevel | null;
  readonly runs: TextRun[];
  /** Last character so far; kept separately because reading it from a growing string would copy the string each time. */
  lastSign: string | undefined;
  endsWithSourceBreak: boolean;
}

/** Collects the blocks of one container: the document, a list item, a cell or a block quote. */
export class Flow {
  readonly blocks: Block[] = [];
  #open: OpenBlock | null = null;

  /** Opens a paragraph (`null`) or a heading. */
  start(level: HeadingLevel | null) {
    this.close();
    this.#open = { level, runs: [], lastSign: undefined, endsWithSourceBreak: false };
  }

  text(source: string, marks: readonly Mark[]) {
    const collapsed = collapse(source.replace(control, ''));
    const startsWithSourceBreak = /^ *[\t\n\r\f]/.test(source);
    const before = this.#open?.lastSign;
    const atEdge = before === undefined || before === ' ' || before === '\n';
    const text = startsWithSourceBreak && atEdge ? collapsed.replace(/^ /, '') : collapsed;
    if (!this.#open && text.trim() === '' && !text.includes('\u00a0')) return;
    if (text === '') return;
    this.#append(text, marks).endsWithSourceBreak = /[\t\n\r\f] *$/.test(source);
  }

  lineBreak(marks: readonly Mark[]) {
    this.#append('\n', marks).endsWithSourceBreak = false;
  }

  /** Ends the open paragraph; an explicitly opened one is kept even if it is empty. */
  close() {
    const open = this.#open;
    this.#open = null;
    if (!open) return;
    const runs = trimEnd(open);
    this.blocks.push(open.level ? { type: 'heading', level: open.level, runs } : { type: 'paragraph', runs });
  }

  /** Appends a block; ends an open paragraph, or replaces it if it is empty. */
  add(block: Block) {
    if (this.#open?.runs.length === 0) this.#open = null;
    this.close();
    this.blocks.push(block);
  }

  #append(text: string, marks: readonly Mark[]): OpenBlock {
    this.#open ??= { level: null, runs: [], lastSign: undefined, endsWithSourceBreak: false };
    appendRun(this.#open.runs, { text, marks });
    this.#open.lastSign = text.at(-1);
    return this.#open;
  }
}

/** Appends text to `runs`, merging it with the last run if both have the same marks. */
export function appendRun(runs: TextRun[], run: TextRun) {
  const last = runs.at(-1);
  if (last && sameMarks(last.marks, run.marks)) runs[runs.length - 1] = { ...last, text: last.text + run.text };
  else runs.push(run);
}

function trimEnd({ runs, endsWithSourceBreak }: OpenBlock): TextRun[] {
  const last = runs.at(-1);
  if (runs.length === 1 && last?.text === '\n') return [];
  if (!last || !endsWithSourceBreak) return runs;
  const text = last.text.replace(/ $/, '');
  return text === '' ? runs.slice(0, -1) : [...runs.slice(0, -1), { ...last, text }];
}
