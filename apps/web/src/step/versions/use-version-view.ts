import type { StepPageView } from '../../data/step-source';
import { useAddressParams } from '../../shared/use-address-params';
import { useUnsaved } from '../../stores/unsaved';
import type { Turn } from '../step-state';

/** A version number, the user's own draft, or nothing to show yet. */
export type VersionView = number | 'draft' | null;

export interface VersionChoice {
  versionView: VersionView;
  /** The version that is compared with; `null` if there is no earlier one. */
  base: number | null;
  comparing: boolean;
  /** Numbers of the versions that can be compared with. */
  bases: readonly number[];
  show: (versionView: VersionView) => void;
  setBase: (base: number) => void;
  setComparing: (comparing: boolean) => void;
}

/** Search parameters of a comparison: the base version, and for videos the mode and the time offset. */
const comparisonNames = ['compare', 'mode', 'offset'] as const;

export interface VersionViewOptions {
  view: StepPageView;
  /** Author of the text. */
  writer: Turn | null;
  /** @default true */
  comparesAtOnce?: boolean | undefined;
  /** Name of the draft among unsaved work. */
  unsavedName: string;
}

/**
 * Which text is displayed, and what it is compared with. Both are in the address, so that a link opens the same view; without
 * them the most useful view is chosen. Unsaved changes of this page stay in view, whatever happens elsewhere.
 */
export function useVersionView({
  view,
  writer,
  comparesAtOnce = true,
  unsavedName,
}: VersionViewOptions): VersionChoice {
  const [search, setSearch] = useAddressParams();
  const numbers = view.versions.map(({ number }) => number);
  const isWriting = useUnsaved(({ names }) => names.has(unsavedName));
  const defaultChoice = isWriting ? 'draft' : defaultView(view, writer, numbers);
  const versionView = wantedView(search.get('v'), view, numbers) ?? defaultChoice;
  const bases =
    versionView === 'draft' ? numbers : numbers.filter((number) => versionView !== null && number < versionView);
  const wanted = search.get('compare');
  const wantedBase = bases.find((one) => String(one) === wanted) ?? null;
  const base = wantedBase ?? bases.at(-1) ?? null;
  const isComparedAtOnce = comparesAtOnce && versionView !== 'draft';

  const change = (edit: (params: URLSearchParams) => void) => {
    const next = new URLSearchParams(search);
    edit(next);
    setSearch(next, { replace: true });
  };
  const show = (next: VersionView) =>
    change((params) => {
      for (const name of comparisonNames) params.delete(name);
      if (next === null || next === defaultChoice) params.delete('v');
      else params.set('v', String(next));
    });
  const compareWith = (number: number | null) =>
    change((params) => {
      if (number === null) {
        for (const name of comparisonNames) params.delete(name);
        if (isComparedAtOnce) params.set('compare', 'off');
        return;
      }
      params.set('compare', String(number));
      // Another reader may get another version by default.
      if (versionView !== 'draft') params.set('v', String(versionView));
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

/** The draft while it is the author's turn, otherwise the latest version. */
function defaultView(
  { allowed, step, draft }: StepPageView,
  writer: Turn | null,
  numbers: readonly number[],
): VersionView {
  const latest = numbers.at(-1) ?? null;
  if (!allowed.includes('save_draft')) return latest;
  return latest === null || step.turn === writer || draft !== null ? 'draft' : latest;
}
