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

/** What of the address says how versions are compared: with which, and of films in which way and how far apart. */
const comparisonNames = ['compare', 'mode', 'offset'] as const;

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
 * Which text is on the paper, and what it is compared with. Both are in the address, so that a link opens the same; without
 * them the most useful is shown. Words that only this page has stay in view, whatever happens elsewhere.
 */
export function useVersionView({
  view,
  writer,
  comparesAtOnce = true,
  unsavedName,
}: VersionViewOptions): VersionChoice {
  const [search, setSearch] = useSearchParams();
  const numbers = view.versions.map(({ number }) => number);
  const isWriting = useUnsaved(({ names }) => names.has(unsavedName));
  const usual = isWriting ? 'draft' : defaultView(view, writer, numbers);
  const versionView = wantedView(search.get('v'), view, numbers) ?? usual;
  const bases =
    versionView === 'draft' ? numbers : numbers.filter((number) => versionView !== null && number < versionView);
  const wanted = search.get('compare');
  const wantedBase = bases.find((one) => String(one) === wanted) ?? null;
  const base = wantedBase ?? bases.at(-1) ?? null;
  const isComparedAtOnce = comparesAtOnce && versionView !== 'draft';

  const change = (edit: (current: URLSearchParams) => void) =>
    setSearch(
      (current) => {
        edit(current);
        return current;
      },
      { replace: true },
    );
  const show = (next: VersionView) =>
    change((current) => {
      for (const name of comparisonNames) current.delete(name);
      if (next === null || next === usual) current.delete('v');
      else current.set('v', String(next));
    });
  const compareWith = (number: number | null) =>
    change((current) => {
      if (number === null) {
        for (const name of comparisonNames) current.delete(name);
        if (isComparedAtOnce) current.set('compare', 'off');
        return;
      }
      current.set('compare', String(number));
      // To somebody else another version may be the most useful one.
      if (versionView !== 'draft') current.set('v', String(versionView));
    });
  return {
    versionView,
    base,
    bases,
    comparing: base !== null && (wantedBase !== null || (wanted !== 'off' && isComparedAtOnce)),
    show,
    setBase: compareWith,
    setComparing: (comparing) => compareWith(comparing ? base : null),
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
