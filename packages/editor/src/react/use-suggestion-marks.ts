import { findQuote } from '@paidang/contract/rules';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { changeOf, type Suggestion } from '../core/suggestions/suggestion';
import { createSuggestionPart } from '../core/suggestions/suggestion-part';
import { indexElement } from '../core/suggestions/text-of-element';
import type { Portion } from '../core/suggestions/text-pieces';
import type { SuggestionLabels } from '../suggestion-labels';
import { useLatest } from './use-latest';

export interface SuggestionMarkOptions {
  suggestions: readonly Suggestion[];
  labels: SuggestionLabels;
  onAccept?: ((id: string) => void) | undefined;
  onReject?: ((id: string) => void) | undefined;
}

function wrap({ at: text, from, to }: Portion<Text>, { id, role }: Suggestion): HTMLElement {
  const middle = from > 0 ? text.splitText(from) : text;
  if (to - from < middle.length) middle.splitText(to - from);
  const old = document.createElement('span');
  old.className = 'pd-suggestion-old';
  old.dataset.suggestion = id;
  old.dataset.role = role;
  middle.replaceWith(old);
  old.append(middle);
  return old;
}

function unwrap(container: Element) {
  for (const part of container.querySelectorAll('.pd-suggestion')) part.remove();
  for (const old of container.querySelectorAll('.pd-suggestion-old')) {
    const parent = old.parentNode;
    old.replaceWith(...old.childNodes);
    parent?.normalize();
  }
}

/** Shows suggestions in a read-only document. The text itself does not change, so quotes are still found. */
export function useSuggestionMarks(
  ref: RefObject<HTMLElement | null>,
  html: string,
  { suggestions, labels, onAccept, onReject }: SuggestionMarkOptions,
) {
  const actions = useLatest({ onAccept, onReject });
  const mayAccept = onAccept !== undefined;
  const mayReject = onReject !== undefined;
  // Newly set HTML has no marks yet.
  const shown = useMemo(() => ({ html, suggestions }), [html, suggestions]);
  useLayoutEffect(() => {
    const container = ref.current;
    if (!container || shown.suggestions.length === 0) return;
    for (const suggestion of shown.suggestions) {
      const index = indexElement(container);
      const found = findQuote(index.text, suggestion.quote);
      if (!found) continue;
      const { start } = found;
      const { from, to } = changeOf(suggestion);
      const portions = index.portions(start + from, start + to);
      const marked = portions.map((portion) => wrap(portion, suggestion));
      const part = createSuggestionPart(suggestion, labels, {
        onAccept: mayAccept ? (id) => actions.current.onAccept?.(id) : undefined,
        onReject: mayReject ? (id) => actions.current.onReject?.(id) : undefined,
        onLeave: () => part.blur(),
      });
      const last = marked.at(-1);
      if (last) last.after(part);
      else {
        // A pure insertion: there is nothing to mark, so insert the part at its offset in the text.
        const [before] = index.portions(start + from - 1, start + from);
        const [after] = index.portions(start + to, start + to + 1);
        if (before) before.at.splitText(before.to).before(part);
        else if (after) after.at.before(part);
      }
    }
    return () => unwrap(container);
  }, [ref, shown, labels, mayAccept, mayReject, actions]);
}
