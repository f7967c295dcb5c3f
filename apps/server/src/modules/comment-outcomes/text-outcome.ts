import type { CommentOutcome, Quote } from '@paidang/contract/entities';
import type { TextStepCode } from '@paidang/contract/steps';
import { comparePlaces, type PlaceComparison, type PlaceOutcome } from '@paidang/editor/core';
import { type ContentPart, contentParts, type PartPicture } from './content-parts';

/** The place a comment refers to. */
export interface CommentedPlace {
  readonly quote: Quote | null;
  /** The segment of a script. */
  readonly scriptId: string | null;
}

/** What became of a place; the caller adds the versions. */
export type OutcomeDetail = Omit<CommentOutcome, 'from' | 'to'>;

const unknown: OutcomeDetail = { kind: 'seen', runs: [], is_quote_kept: false, moved: null, pictures: null };

const toDetail = ({ kind, runs, isQuoteKept }: PlaceOutcome): OutcomeDetail => ({
  ...unknown,
  kind,
  runs: [...runs],
  is_quote_kept: isQuoteKept,
});

/** Compares two versions of a content; each pair of texts is compared only once. */
export class ComparedContents {
  readonly #before: readonly ContentPart[];
  readonly #after: readonly ContentPart[];
  readonly #pairs = new Map<string, PlaceComparison>();
  readonly #searched = new Map<ContentPart, PlaceComparison>();
  #whole: OutcomeDetail | null = null;

  constructor(before: readonly ContentPart[], after: readonly ContentPart[]) {
    this.#before = before;
    this.#after = after;
  }

  outcomeOf({ quote, scriptId }: CommentedPlace): OutcomeDetail {
    const part = this.#partOf(quote, scriptId);
    if (!part) {
      this.#whole ??= this.#wholeOutcome();
      return this.#whole;
    }
    const later = this.#after.find(({ id }) => id === part.id);
    if (!later) return { ...unknown, kind: 'gone', runs: [{ text: part.text, change: 'removed' }], ...lost(part) };
    const moved = this.#movedOf(part, later);
    if (quote?.point) return { ...pictureOutcome(quote, part, later), moved };
    const text = toDetail(this.#compared(part, later).outcomeOf(quote));
    const pictures = quote ? null : changedPicture(part, later);
    return { ...text, ...(pictures ? { kind: 'changed' as const, pictures } : {}), moved };
  }

  #compared(before: ContentPart, after: ContentPart): PlaceComparison {
    const known = this.#pairs.get(before.id);
    if (known) return known;
    const comparison = comparePlaces(before.text, after.text);
    this.#pairs.set(before.id, comparison);
    return comparison;
  }

  #has(part: ContentPart, quote: Quote): boolean {
    const searched = this.#searched.get(part) ?? comparePlaces(part.text, '');
    this.#searched.set(part, searched);
    return searched.has(quote);
  }

  /** The part a comment refers to; `null` for the whole content. */
  #partOf(quote: Quote | null, scriptId: string | null): ContentPart | null {
    if (scriptId) return this.#before.find(({ id }) => id === scriptId) ?? null;
    const [only] = this.#before;
    if (only && this.#before.length === 1) return only;
    if (!quote) return null;
    const candidates = this.#before.filter((part) => this.#has(part, quote));
    if (candidates.length === 1) return candidates[0] ?? null;
    // The quote of a picture or a frame is the page's label for it, which contains its number.
    const number = Number(/\d+/.exec(quote.selectedText)?.[0] ?? 0);
    return candidates[0] ?? this.#before[number - 1] ?? null;
  }

  #movedOf(before: ContentPart, after: ContentPart): OutcomeDetail['moved'] {
    const from = this.#before.indexOf(before) + 1;
    const to = this.#after.indexOf(after) + 1;
    return from === to ? null : { from, to };
  }

  #wholeOutcome(): OutcomeDetail {
    const [before, after] = [this.#before, this.#after].map((parts) => parts.map(({ text }) => text).join('\n'));
    const text = toDetail(comparePlaces(before ?? '', after ?? '').outcomeOf(null));
    const all = (parts: readonly ContentPart[]): ContentPart => ({
      ...{ id: '', text: '' },
      pictures: parts.flatMap(({ pictures }) => pictures),
    });
    const pictures = changedPicture(all(this.#before), all(this.#after));
    return pictures ? { ...text, kind: 'changed', pictures } : text;
  }
}

const lost = ({ pictures: [first] }: ContentPart): Partial<OutcomeDetail> =>
  first ? { pictures: { before: first.src, after: null } } : {};

/** The first picture that was replaced, added or removed. */
function changedPicture(before: ContentPart, after: ContentPart): OutcomeDetail['pictures'] {
  const most = Math.max(before.pictures.length, after.pictures.length);
  for (let index = 0; index < most; index += 1) {
    const [old, current] = [before.pictures[index]?.src ?? null, after.pictures[index]?.src ?? null];
    if (old !== current) return { before: old, after: current };
  }
  return null;
}

function pictureOutcome(quote: Quote, before: ContentPart, after: ContentPart): OutcomeDetail {
  const named = before.pictures.findIndex(({ alt }) => alt !== '' && quote.selectedText.includes(alt));
  const index = Math.max(named, 0);
  const picture: PartPicture | undefined = before.pictures[index];
  if (!picture) return unknown;
  const { src } = picture;
  if (after.pictures.some((later) => later.src === src)) {
    return { ...unknown, kind: 'unchanged', is_quote_kept: true, pictures: { before: src, after: src } };
  }
  const earlier = new Set(before.pictures.map((known) => known.src));
  const added = after.pictures.filter((later) => !earlier.has(later.src));
  const next = added.find(({ alt }) => alt === picture.alt) ?? after.pictures[index] ?? added[0];
  const current = next && !earlier.has(next.src) ? next.src : null;
  return { ...unknown, kind: current ? 'changed' : 'gone', pictures: { before: src, after: current } };
}

/** What became of a place between two stored contents of a text step. */
export const outcomeBetween = (
  code: TextStepCode,
  [before, after]: readonly [string, string],
  place: CommentedPlace,
): OutcomeDetail => new ComparedContents(contentParts(code, before), contentParts(code, after)).outcomeOf(place);
