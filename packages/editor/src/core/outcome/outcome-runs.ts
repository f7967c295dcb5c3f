import { readableEdits } from '../diff/readable-edits';
import { rawEdits } from '../diff/text-edits';
import type { UnitStep } from './align-units';

/** Words of a place, and whether they are kept, removed or added in the later text. */
export interface OutcomeRun {
  readonly text: string;
  readonly change: 'same' | 'added' | 'removed';
}

/** Number of unchanged characters kept next to a change. */
const context = 24;

/** Maximum number of characters of an outcome; longer ones end with an ellipsis. */
const longest = 900;

function runsOfStep(step: UnitStep): OutcomeRun[] {
  if (step.kind === 'removed') return [{ text: step.before.text, change: 'removed' }];
  if (step.kind === 'added') return [{ text: step.after.text, change: 'added' }];
  if (step.before.text === step.after.text) return [{ text: step.after.text, change: 'same' }];
  return readableEdits(rawEdits(step.before.text, step.after.text)).flatMap((edit): OutcomeRun[] =>
    'same' in edit
      ? [{ text: edit.same.join(''), change: 'same' }]
      : [
          { text: edit.removed.join(''), change: 'removed' },
          { text: edit.added.join(''), change: 'added' },
        ],
  );
}

function shorten({ text, change }: OutcomeRun, isFirst: boolean, isLast: boolean): OutcomeRun {
  const signs = [...text];
  const [head, tail] = [isFirst ? 0 : context, isLast ? 0 : context];
  if (change !== 'same' || signs.length <= head + tail + 8 || (isFirst && isLast)) return { text, change };
  return { text: `${signs.slice(0, head).join('')}…${signs.slice(signs.length - tail).join('')}`, change };
}

/** The words of aligned units, with unchanged text shortened; units are separated by line feeds. */
export function runsOfSteps(steps: readonly UnitStep[]): OutcomeRun[] {
  const joined: OutcomeRun[] = [];
  const add = ({ text, change }: OutcomeRun) => {
    const last = joined.at(-1);
    if (text === '') return;
    if (last?.change === change) joined[joined.length - 1] = { text: last.text + text, change };
    else joined.push({ text, change });
  };
  steps.forEach((step, index) => {
    if (index > 0)
      add({ text: '\n', change: step.kind === 'added' ? 'added' : step.kind === 'removed' ? 'removed' : 'same' });
    for (const run of runsOfStep(step)) add(run);
  });
  const runs: OutcomeRun[] = [];
  let left = longest;
  for (const run of joined.map((one, index) => shorten(one, index === 0, index === joined.length - 1))) {
    const signs = [...run.text];
    if (signs.length > left) {
      runs.push({ text: `${signs.slice(0, left).join('')}…`, change: run.change });
      break;
    }
    runs.push(run);
    left -= signs.length;
  }
  return runs;
}
