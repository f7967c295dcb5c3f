import type { CommentOutcome, Quote } from '@paidang/contract/entities';
import { comparePlaces, type PlaceComparison, type PlaceOutcome } from '@paidang/editor/core';
import type { ContentPart, PartPicture } from './content-parts';

/** What a comment speaks of. */
export interface CommentedPlace {
  readonly quote: Quote | null;
  /** The segment of a script. */
  readonly scriptId: string | null;
}

/** What became of a place; the versions are the caller's. */
export type Became = Omit<CommentOutcome, 'from' | 'to'>;

const unknown: Became = { kind: 'seen', runs: [], is_quote_kept: false, moved: null, pictures: null };

const became = ({ kind, runs, isQuoteKept }: PlaceOutcome): Became => ({
  ...unknown,
  kind,
  runs: [...runs],
  is_quote_kept: isQuoteKept,
});

/** Two versions of a content; each pair of texts is compared once. */
export class ComparedContents {
  readonly #before: readonly ContentPart[];
  readonly #after: readonly ContentPart[];
  readonly #pairs = new Map<string, PlaceComparison>();
  readonly #searched = new Map<ContentPart, PlaceComparison>();
  #whole: Became | null = null;

  constructor(before: readonly ContentPart[], after: readonly ContentPart[]) {
    this.#before = before;
    this.#after = after;
  }

  outcomeOf({ quote, scriptId }: CommentedPlace): Became {
    const part = this.#partOf(quote, scriptId);
    if (!part) {
      this.#whole ??= this.#wholeOutcome();
      return this.#whole;
    }
    const later = this.#after.find(({ id }) => id === part.id);
    if (!later) return { ...unknown, kind: 'gone', runs: [{ text: part.text, change: 'removed' }], ...lost(part) };
    const moved = this.#movedOf(part, later);
    if (quote?.point) return { ...pictureOutcome(quote, part, later), moved };
    const text = became(this.#compared(part, later).outcomeOf(quote));
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

  /** The part a comment speaks of; `null` for all of it. */
  #partOf(quote: Quote | null, scriptId: string | null): ContentPart | null {
    if (scriptId) return this.#before.find(({ id }) => id === scriptId) ?? null;
    const [only] = this.#before;
    if (only && this.#before.length === 1) return only;
    if (!quote) return null;
    const having = this.#before.filter((part) => this.#has(part, quote));
    if (having.length === 1) return having[0] ?? null;
    // The words a page puts on a picture or a frame have its number.
    const number = Number(/\d+/.exec(quote.selectedText)?.[0] ?? 0);
    return having[0] ?? this.#before[number - 1] ?? null;
  }

  #movedOf(before: ContentPart, after: ContentPart): Became['moved'] {
    const from = this.#before.indexOf(before) + 1;
    const to = this.#after.indexOf(after) + 1;
    return from === to ? null : { from, to };
  }

  #wholeOutcome(): Became {
    const [before, after] = [this.#before, this.#after].map((parts) => parts.map(({ text }) => text).join('\n'));
    const text = became(comparePlaces(before ?? '', after ?? '').outcomeOf(null));
    const all = (parts: readonly ContentPart[]): ContentPart => ({
      ...{ id: '', text: '' },
      pictures: parts.flatMap(({ pictures }) => pictures),
    });
    const pictures = changedPicture(all(this.#before), all(this.#after));
    return pictures ? { ...text, kind: 'changed', pictures } : text;
  }
}

const lost = ({ pictures: [first] }: ContentPart): Partial<Became> =>
  first ? { pictures: { before: first.src, after: null } } : {};

/** The first picture that is another one, came or went. */
function changedPicture(before: ContentPart, after: ContentPart): Became['pictures'] {
  const most = Math.max(before.pictures.length, after.pictures.length);
  for (let index = 0; index < most; index += 1) {
    const [old, current] = [before.pictures[index]?.src ?? null, after.pictures[index]?.src ?? null];
    if (old !== current) return { before: old, after: current };
  }
  return null;
}

function pictureOutcome(quote: Quote, before: ContentPart, after: ContentPart): Became {
  const named = before.pictures.findIndex(({ alt }) => alt !== '' && quote.selectedText.includes(alt));
  const index = Math.max(named, 0);
  const picture: PartPicture | undefined = before.pictures[index];
  if (!picture) return unknown;
  const { src } = picture;
  if (after.pictures.some((one) => one.src === src)) {
    return { ...unknown, kind: 'unchanged', is_quote_kept: true, pictures: { before: src, after: src } };
  }
  const others = new Set(before.pictures.map((one) => one.src));
  const put = after.pictures.filter((one) => !others.has(one.src));
  const next = put.find(({ alt }) => alt === picture.alt) ?? after.pictures[index] ?? put[0];
  const current = next && !others.has(next.src) ? next.src : null;
  return { ...unknown, kind: current ? 'changed' : 'gone', pictures: { before: src, after: current } };
}
