import type { TextQuote } from '@paidang/contract/rules';
import { alignNear, type ComparedUnits, compareUnits, type UnitStep } from './align-units';
import { placeFinder } from './find-place';
import { type OutcomeRun, runsOfSteps } from './outcome-runs';
import { type Unit, unitsOf } from './units';

/** What became of a place of a text in a later one. */
export interface PlaceOutcome {
  readonly kind: 'changed' | 'unchanged' | 'gone';
  /** The paragraph of the place before and after; of the whole text, its first changes. */
  readonly runs: readonly OutcomeRun[];
  /** The quoted words stand as they were: what changed is beside them. */
  readonly isQuoteKept: boolean;
}

/** Two versions of a text, asked about quoted words. */
export interface PlaceComparison {
  /** Whether the earlier text has the quoted words. */
  has(quote: TextQuote): boolean;
  /** @param quote a place of the earlier text; `null` or unknown words mean the whole of it */
  outcomeOf(quote: TextQuote | null): PlaceOutcome;
}

/** Changes of a whole text that are shown. */
const shownChanges = 3;

/** This alike, a unit that is missing is one that was moved and changed. */
const movedLikeness = 0.6;

/** Candidates for a unit that was moved. */
const moveReach = 400;

const isChange = (step: UnitStep): boolean => step.kind !== 'pair' || step.before.text !== step.after.text;

function wholeOutcome(units: ComparedUnits): PlaceOutcome {
  const { before, after, head } = units;
  if (before.length === after.length && head === before.length)
    return { kind: 'unchanged', runs: [], isQuoteKept: true };
  if (after.length === 0)
    return { kind: 'gone', runs: runsOfSteps(before.slice(0, 20).map(removed)), isQuoteKept: false };
  const changes = alignNear(units, head, head).filter(isChange).slice(0, shownChanges);
  return { kind: 'changed', runs: runsOfSteps(changes), isQuoteKept: false };
}

const removed = (before: Unit): UnitStep => ({ kind: 'removed', before });

/** Where a unit that was taken out came back: as it was, or nearly so. */
function findMoved({ after, head, tail, likeness }: ComparedUnits, unit: Unit, taken: ReadonlySet<Unit>): Unit | null {
  let best: { unit: Unit; score: number } | null = null;
  let looked = 0;
  for (const candidate of after.slice(head, after.length - tail)) {
    if (taken.has(candidate)) continue;
    if (candidate.text === unit.text) return candidate;
    looked += 1;
    if (looked > moveReach) continue;
    const score = likeness.score(unit, candidate);
    if (score >= movedLikeness && score > (best?.score ?? 0)) best = { unit: candidate, score };
  }
  return best?.unit ?? null;
}

/** The steps of units `first` to `last`, with what was put in between, right before or right after. */
function stepsAround(steps: readonly UnitStep[], own: ReadonlySet<Unit>): UnitStep[] {
  const isOwn = (step: UnitStep): boolean => step.kind !== 'added' && own.has(step.before);
  let from = steps.findIndex(isOwn);
  let to = steps.findLastIndex(isOwn);
  if (from < 0) return [];
  while (steps[to + 1]?.kind === 'added') to += 1;
  let put = from;
  while (steps[put - 1]?.kind === 'added') put -= 1;
  // What stands where something else was taken out is in its place.
  if (steps[put - 1]?.kind !== 'removed') from = put;
  return steps.slice(from, to + 1);
}

function placeOutcome(units: ComparedUnits, place: { start: number; end: number }, words: string): PlaceOutcome {
  const { before, after, head, tail } = units;
  const covers = ({ start, text }: Unit): boolean => start < place.end && start + text.length > place.start;
  const first = before.findIndex(covers);
  const last = before.findLastIndex(covers);
  if (first < 0) return wholeOutcome(units);
  const kept = { kind: 'unchanged', isQuoteKept: true } as const;
  const isSame = before.length === after.length && head === before.length;
  const inHead = last < head - 1;
  const inTail = first > before.length - tail;
  if (isSame || inHead || inTail) {
    const runs = before.slice(first, last + 1).map((unit): UnitStep => ({ kind: 'pair', before: unit, after: unit }));
    return { ...kept, runs: runsOfSteps(runs) };
  }
  const own = new Set(before.slice(first, last + 1));
  const all = alignNear(units, first, last);
  const taken = new Set(all.flatMap((step) => (step.kind === 'pair' ? [step.after] : [])));
  const steps = stepsAround(all, own).map((step): UnitStep => {
    const moved = step.kind === 'removed' ? findMoved(units, step.before, taken) : null;
    return step.kind === 'removed' && moved ? { kind: 'pair', before: step.before, after: moved } : step;
  });
  // What came back elsewhere is not what was put beside it.
  const back = new Set(steps.flatMap((step) => (step.kind === 'pair' ? [step.after] : [])));
  const shown = steps.filter((step) => step.kind !== 'added' || !back.has(step.after));
  if (!shown.some(isChange)) return { ...kept, runs: runsOfSteps(shown) };
  const runs = runsOfSteps(shown);
  if (shown.every((step) => step.kind === 'removed')) return { kind: 'gone', runs, isQuoteKept: false };
  const now = shown.flatMap((step) => (step.kind === 'removed' ? [] : [step.after.text])).join('');
  const bare = (text: string) => text.replace(/\s+/g, '');
  return { kind: 'changed', runs, isQuoteKept: bare(now).includes(bare(words)) };
}

/**
 * Compares two plain texts once, to say of many places of the earlier what became of them in the later: the words of their
 * paragraph before and after, that nothing changed, or that it is gone. No text takes long: far from a place only equal
 * paragraphs are looked at.
 *
 * @example
 * const places = comparePlaces('開場是書桌。\n收尾。', '開場是窗邊。\n收尾。');
 * places.outcomeOf({ selectedText: '書桌', prefix: '開場是', suffix: '。', start: 3, end: 5 }).kind // 'changed'
 */
export function comparePlaces(before: string, after: string): PlaceComparison {
  const units = compareUnits(unitsOf(before), unitsOf(after));
  const find = placeFinder(before);
  return {
    has: (quote) => find(quote) !== null,
    outcomeOf(quote) {
      const place = quote && find(quote);
      return quote && place ? placeOutcome(units, place, quote.selectedText) : wholeOutcome(units);
    },
  };
}
