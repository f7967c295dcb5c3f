import { runsText } from '../document/document-text';
import { appendRun } from '../document/flow';
import { marksKey } from '../document/marks';
import type { TextRun } from '../document/model';
import type { Change, DiffRun } from './diff-model';
import { readableEdits } from './readable-edits';
import { rawEdits } from './text-edits';

/** Takes text off the front of runs, keeping its formatting. */
class RunReader {
  readonly #runs: readonly TextRun[];
  #index = 0;
  #offset = 0;

  constructor(runs: readonly TextRun[]) {
    this.#runs = runs;
  }

  take(length: number): TextRun[] {
    const taken: TextRun[] = [];
    for (let left = length; left > 0; ) {
      const run = this.#runs[this.#index];
      if (!run) break;
      const text = run.text.slice(this.#offset, this.#offset + left);
      if (text !== '') taken.push({ text, marks: run.marks });
      left -= text.length;
      this.#offset += text.length;
      if (this.#offset >= run.text.length) {
        this.#index += 1;
        this.#offset = 0;
      }
    }
    return taken;
  }
}

/** Splits shared text wherever either side changes formatting, and flags the parts that differ. */
function compareFormatting(before: readonly TextRun[], after: readonly TextRun[]): DiffRun[] {
  const old = new RunReader(before);
  return after.flatMap((run) =>
    old.take(run.text.length).map(
      (piece): DiffRun => ({
        text: piece.text,
        marks: run.marks,
        change: marksKey(piece.marks) === marksKey(run.marks) ? 'same' : 'restyled',
      }),
    ),
  );
}

const marked = (runs: readonly TextRun[], change: Change): DiffRun[] => runs.map((run) => ({ ...run, change }));

function joinRuns(runs: readonly DiffRun[]): DiffRun[] {
  const groups: { change: Change; runs: TextRun[] }[] = [];
  for (const { change, text, marks } of runs) {
    const last = groups.at(-1);
    if (last?.change === change) appendRun(last.runs, { text, marks });
    else groups.push({ change, runs: [{ text, marks }] });
  }
  return groups.flatMap((group) => marked(group.runs, group.change));
}

/** Compares the text of two paragraphs, then the formatting of the text they share. */
export function diffRuns(before: readonly TextRun[], after: readonly TextRun[]): readonly DiffRun[] {
  const oldText = runsText(before);
  const newText = runsText(after);
  if (oldText === newText) return joinRuns(compareFormatting(before, after));
  const old = new RunReader(before);
  const current = new RunReader(after);
  const runs = readableEdits(rawEdits(oldText, newText)).flatMap((edit): DiffRun[] => {
    if ('same' in edit) {
      const { length } = edit.same.join('');
      return compareFormatting(old.take(length), current.take(length));
    }
    return [
      ...marked(old.take(edit.removed.join('').length), 'removed'),
      ...marked(current.take(edit.added.join('').length), 'added'),
    ];
  });
  return joinRuns(runs);
}
