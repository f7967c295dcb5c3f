import type { TextQuote } from '@paidang/contract/rules';
import { alignNear, type ComparedUnits, compareUnits, type UnitStep } from './align-units';
import { placeFinder } from './find-place';
import { type OutcomeRun, runsOfSteps } from './outcome-runs';
import { type Unit, unitsOf } from './units';

/** What became of a place in a later version of the text. */
export interface PlaceOutcome {
  readonly kind: 'changed' | 'unchanged' | 'gone';
  /** The paragraph of the place before and after; for the whole text, its first changes. */
  readonly runs: readonly OutcomeRun[];
  /** The quoted words themselves are unchanged; only text around them changed. */
  readonly isQuoteKept: boolean;
}

/** A comparison of two versions that is queried for quoted words. */
export interface PlaceComparison {
  /** Whether the earlier text contains the quoted words. */
  has(quote: TextQuote): boolean;
  /** @param quote a place in the earlier text; `null` or words it does not contain mean the whole text */
  outcomeOf(quote: TextQuote | null): PlaceOutcome;
}

/** Number of changes shown for a whole text. */
const shownChanges = 3;

/** From this similarity on, a missing unit counts as moved and changed. */
const movedLikeness = 0.6;

/** Number of candidates considered for a moved unit. */
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

/** Finds where a removed unit reappears, unchanged or nearly so. */
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

/** The alignment steps of units `first` to `last`, with insertions between, directly before and directly after them. */
function stepsAround(steps: readonly UnitStep[], own: ReadonlySet<Unit>): UnitStep[] {
  const isOwn = (step: UnitStep): boolean => step.kind !== 'added' && own.has(step.before);
  let from = steps.findIndex(isOwn);
  let to = steps.findLastIndex(isOwn);
  if (from < 0) return [];
  while (steps[to + 1]?.kind === 'added') to += 1;
  let put = from;
  while (steps[put - 1]?.kind === 'added') put -= 1;
  // An insertion where another unit was removed replaces that unit.
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
  // A unit that reappears elsewhere does not count as an insertion next to it.
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
 * Compares two plain texts once, to determine for many places in the earlier text what became of them: their paragraph before
 * and after, unchanged, or gone. The time is bounded: far from a place, only equal paragraphs are considered.
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
