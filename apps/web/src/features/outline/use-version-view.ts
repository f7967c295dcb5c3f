import type { ReviewSheet } from '@paidang/contract/entities';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnsaved } from '../../stores/unsaved';
import { unsavedOutline } from './draft/use-outline-draft';

/** A version's number, the own draft, or nothing yet. */
export type VersionView = number | 'draft' | null;

export interface VersionChoice {
  view: VersionView;
  /** Version the text is compared with, `null` when there is none before it. */
  base: number | null;
  comparing: boolean;
  /** Numbers that can be a base of the view. */
  bases: readonly number[];
  show: (view: VersionView) => void;
  setBase: (base: number) => void;
  setComparing: (comparing: boolean) => void;
}

/**
 * Which text is on the paper. The version is in the address; without one the most useful is shown. Words that only this
 * page has stay in view, whatever happens elsewhere.
 */
export function useVersionView(sheet: ReviewSheet): VersionChoice {
  const [search, setSearch] = useSearchParams();
  const [chosenBase, setBase] = useState<number | null>(null);
  const [comparing, setComparing] = useState<boolean | null>(null);
  const numbers = sheet.versions.map(({ number }) => number);
  const isWriting = useUnsaved(({ names }) => names.has(unsavedOutline(sheet.task.uuid)));
  const usual = isWriting ? 'draft' : defaultView(sheet, numbers);
  const view = wantedView(search.get('v'), sheet, numbers) ?? usual;
  const bases = view === 'draft' ? numbers : numbers.filter((number) => view !== null && number < view);
  const base = chosenBase !== null && bases.includes(chosenBase) ? chosenBase : (bases.at(-1) ?? null);

  const show = (next: VersionView) => {
    setBase(null);
    setComparing(null);
    setSearch(
      (current) => {
        if (next === null || next === usual) current.delete('v');
        else current.set('v', String(next));
        return current;
      },
      { replace: true },
    );
  };
  return {
    view,
    base,
    bases,
    comparing: base !== null && (comparing ?? view !== 'draft'),
    show,
    setBase,
    setComparing,
  };
}

function wantedView(wanted: string | null, { allowed }: ReviewSheet, numbers: readonly number[]): VersionView {
  if (wanted === 'draft' && allowed.includes('save_draft')) return 'draft';
  return numbers.find((one) => String(one) === wanted) ?? null;
}

/** The draft while it is the creator's turn to write, else the latest version. */
function defaultView({ allowed, step, draft }: ReviewSheet, numbers: readonly number[]): VersionView {
  const latest = numbers.at(-1) ?? null;
  if (!allowed.includes('save_draft')) return latest;
  return latest === null || step.ball === 'creator' || draft !== null ? 'draft' : latest;
}
