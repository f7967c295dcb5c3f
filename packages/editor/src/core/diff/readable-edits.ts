import type { Edit, Replacement } from './text-edits';
import { boundaryScore } from './tokens';

/** Shared text this short between two changes is coincidental or too short to help the reader. */
const tooShort = 2;

/** Shared text longer than this is always kept. */
const minKeptLength = 8;

const length = (tokens: readonly string[]) => tokens.join('').replace(/\s+/g, '').length;
const isReplacement = (edit: Edit | undefined): edit is Replacement => edit !== undefined && 'removed' in edit;

function shouldMerge(left: Replacement, same: readonly string[], right: Replacement): boolean {
  const size = length(same);
  if (size <= tooShort) return true;
  const onlyAdds = left.removed.length + right.removed.length === 0;
  const onlyRemoves = left.added.length + right.added.length === 0;
  if (onlyAdds || onlyRemoves || size > minKeptLength) return false;
  const reach = (edit: Replacement) => Math.max(length(edit.removed), length(edit.added));
  return size <= reach(left) && size <= reach(right);
}

/** Joins neighbouring pieces of the same kind and drops empty ones. */
function joined(edits: readonly Edit[]): Edit[] {
  const result: Edit[] = [];
  for (const edit of edits) {
    const last = result.at(-1);
    if (!isReplacement(edit)) {
      if (edit.same.length === 0) continue;
      if (last && !isReplacement(last)) result[result.length - 1] = { same: [...last.same, ...edit.same] };
      else result.push(edit);
    } else if (edit.removed.length + edit.added.length > 0) {
      if (isReplacement(last)) {
        result[result.length - 1] = {
          removed: [...last.removed, ...edit.removed],
          added: [...last.added, ...edit.added],
        };
      } else result.push(edit);
    }
  }
  return result;
}

/** Merges scattered edits into runs: short shared text between changes becomes part of one change. */
function mergeSmallGaps(edits: readonly Edit[]): Edit[] {
  let current = joined(edits);
  for (;;) {
    const index = current.findIndex((edit, at) => {
      const left = current[at - 1];
      const right = current[at + 1];
      return !isReplacement(edit) && isReplacement(left) && isReplacement(right) && shouldMerge(left, edit.same, right);
    });
    const crumb = current[index];
    if (!crumb || isReplacement(crumb)) return current;
    current = joined([
      ...current.slice(0, index),
      { removed: crumb.same, added: crumb.same },
      ...current.slice(index + 1),
    ]);
  }
}

/** Shifts a pure addition or deletion along equal text to a natural boundary: after a full stop, before a quotation mark. */
function slide(before: readonly string[], moved: readonly string[], after: readonly string[]) {
  const line = [...before, ...moved, ...after];
  const size = moved.length;
  const score = (start: number) =>
    boundaryScore(line[start - 1], line[start]) + boundaryScore(line[start + size - 1], line[start + size]);
  let first = before.length;
  while (first > 0 && line[first - 1] === line[first + size - 1]) first -= 1;
  let best = before.length;
  for (let start = first; start + size <= line.length; start += 1) {
    if (score(start) > score(best)) best = start;
    if (line[start] !== line[start + size]) break;
  }
  return { before: line.slice(0, best), moved: line.slice(best, best + size), after: line.slice(best + size) };
}

function alignToWordBreaks(edits: readonly Edit[]): Edit[] {
  const result = [...edits];
  for (let index = 0; index < result.length; index += 1) {
    const edit = result[index];
    if (!isReplacement(edit) || (edit.removed.length > 0 && edit.added.length > 0)) continue;
    const left = result[index - 1];
    const right = result[index + 1];
    const adds = edit.added.length > 0;
    const moved = slide(
      left && !isReplacement(left) ? left.same : [],
      adds ? edit.added : edit.removed,
      right && !isReplacement(right) ? right.same : [],
    );
    if (left) result[index - 1] = { same: moved.before };
    if (right) result[index + 1] = { same: moved.after };
    result[index] = adds ? { removed: [], added: moved.moved } : { removed: moved.moved, added: [] };
  }
  return result;
}

/** Edits made readable: few, contiguous, with natural boundaries. */
export const readableEdits = (edits: readonly Edit[]): Edit[] => joined(alignToWordBreaks(mergeSmallGaps(edits)));
