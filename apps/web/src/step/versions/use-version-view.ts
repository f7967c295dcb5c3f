import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StepPageView } from '../../data/step-source';
import { useUnsaved } from '../../stores/unsaved';
import type { Turn } from '../step-state';

/** A version's number, the own draft, or nothing yet. */
export type VersionView = number | 'draft' | null;

export interface VersionChoice {
  versionView: VersionView;
  /** Version the text is compared with, `null` when there is none before it. */
  base: number | null;
  comparing: boolean;
  /** Numbers that can be a base of the view. */
  bases: readonly number[];
  show: (versionView: VersionView) => void;
  setBase: (base: number) => void;
  setComparing: (comparing: boolean) => void;
}

export interface VersionViewOptions {
  view: StepPageView;
  /** Whose text it is. */
  writer: Turn | null;
  /** @default true */
  comparesAtOnce?: boolean | undefined;
  /** Name of the draft among unsaved work. */
  unsavedName: string;
}

/**
 * Which text is on the paper. The version is in the address; without one the most useful is shown. Words that only this
 * page has stay in view, whatever happens elsewhere.
 */
export function useVersionView({
  view,
  writer,
  comparesAtOnce = true,
  unsavedName,
}: VersionViewOptions): VersionChoice {
  const [search, setSearch] = useSearchParams();
  const [chosenBase, setBase] = useState<number | null>(null);
  const [comparing, setComparing] = useState<boolean | null>(null);
  const numbers = view.versions.map(({ number }) => number);
  const isWriting = useUnsaved(({ names }) => names.has(unsavedName));
  const usual = isWriting ? 'draft' : defaultView(view, writer, numbers);
  const versionView = wantedView(search.get('v'), view, numbers) ?? usual;
  const bases =
    versionView === 'draft' ? numbers : numbers.filter((number) => versionView !== null && number < versionView);
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
    versionView,
    base,
    bases,
    comparing: base !== null && (comparing ?? (comparesAtOnce && versionView !== 'draft')),
    show,
    setBase,
    setComparing,
  };
}

function wantedView(wanted: string | null, { allowed }: StepPageView, numbers: readonly number[]): VersionView {
  if (wanted === 'draft' && allowed.includes('save_draft')) return 'draft';
  return numbers.find((one) => String(one) === wanted) ?? null;
}

/** The draft while it is the writer's turn, else the latest version. */
function defaultView(
  { allowed, step, draft }: StepPageView,
  writer: Turn | null,
  numbers: readonly number[],
): VersionView {
  const latest = numbers.at(-1) ?? null;
  if (!allowed.includes('save_draft')) return latest;
  return latest === null || step.turn === writer || draft !== null ? 'draft' : latest;
}
