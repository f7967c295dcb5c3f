import { diffArrays } from 'diff';
import { textSimilarity } from './similarity';
import { clausesOf, tokensOf } from './tokens';

/** Text both sides share, or a replacement of `removed` by `added`. */
export type Edit = { readonly same: readonly string[] } | Replacement;

export interface Replacement {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** With more single edits than this, a passage counts as new rather than edited. */
const maxEdits = 600;

/** Below this similarity a passage counts as rewritten, shown as one deletion and one addition. */
const rewritten = 0.25;

interface ClausePart {
  readonly value: readonly string[];
  readonly added?: boolean;
  readonly removed?: boolean;
}

function toEdits(parts: readonly ClausePart[]): Edit[] {
  const edits: Edit[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    if (removed.length + added.length > 0) edits.push({ removed, added });
    removed = [];
    added = [];
  };
  for (const part of parts) {
    if (part.removed) removed.push(...part.value);
    else if (part.added) added.push(...part.value);
    else {
      flush();
      edits.push({ same: part.value });
    }
  }
  flush();
  return edits;
}

const isPunctuation = (token: string | undefined) => token !== undefined && /^\p{P}$/u.test(token);

/** One deletion and one addition; brackets and punctuation that both share at their ends are kept. */
function replacedWhole(removed: readonly string[], added: readonly string[]): Edit[] {
  let start = 0;
  let end = 0;
  const most = Math.min(removed.length, added.length);
  while (start < most && removed[start] === added[start] && isPunctuation(added[start])) start += 1;
  while (end < most - start && removed.at(-1 - end) === added.at(-1 - end) && isPunctuation(added.at(-1 - end)))
    end += 1;
  return [
    { same: added.slice(0, start) },
    { removed: removed.slice(start, removed.length - end), added: added.slice(start, added.length - end) },
    { same: added.slice(added.length - end) },
  ];
}

function editsOfPassage(passage: Replacement): Edit[] {
  const [before, after] = [passage.removed.join(''), passage.added.join('')];
  const [removed, added] = [tokensOf(before), tokensOf(after)];
  if (before === '' || after === '' || textSimilarity(before, after) < rewritten) return replacedWhole(removed, added);
  const parts = diffArrays(removed, added, { maxEditLength: maxEdits });
  return parts ? toEdits(parts) : replacedWhole(removed, added);
}

/** Compares clause by clause first, so that equal clauses anchor the comparison, then token by token between them. */
export function rawEdits(before: string, after: string): Edit[] {
  const [removed, added] = [clausesOf(before), clausesOf(after)];
  const parts = diffArrays(removed, added, { maxEditLength: maxEdits });
  const clauses = parts ? toEdits(parts) : [{ removed, added }];
  return clauses.flatMap((edit) => ('same' in edit ? [{ same: edit.same.flatMap(tokensOf) }] : editsOfPassage(edit)));
}
