import type { Suggestion } from '@paidang/contract/entities';
import type { Suggestion as ShownSuggestion } from '@paidang/editor';
import { createContext, useContext, useMemo } from 'react';
import type { Suggestions } from './use-suggestions';

/** Props with which an editor or rich text view displays suggestions in place. */
export interface SuggestionsInText {
  suggestions?: readonly ShownSuggestion[];
  onSuggestionAccept?: (id: string) => void;
  onSuggestionReject?: (id: string) => void;
}

const none: SuggestionsInText = {};
const Context = createContext(none);

export const SuggestionsInTextProvider = Context.Provider;

/** Spread on the editor or view of the text that suggestions are made for. */
export const useSuggestionsInText = (): SuggestionsInText => useContext(Context);

const toShown = ({ suggestion_uuid, quote, replacement }: Suggestion, author: string): ShownSuggestion => ({
  id: suggestion_uuid,
  quote,
  replacement,
  role: 'vendor',
  author,
});

/** The open suggestions, with accept and reject handlers for the author of the text. */
export function useShownSuggestions(
  { list, acceptedInText, reject }: Pick<Suggestions, 'list' | 'acceptedInText' | 'reject'>,
  { mayDecide, vendor }: { mayDecide: boolean; vendor: string },
): SuggestionsInText {
  const shown = useMemo(
    () => list.filter(({ status }) => status === 'open').map((one) => toShown(one, vendor)),
    [list, vendor],
  );
  if (shown.length === 0) return none;
  if (!mayDecide) return { suggestions: shown };
  const withId = (act: (suggestion: Suggestion) => unknown) => (id: string) => {
    const suggestion = list.find(({ suggestion_uuid }) => suggestion_uuid === id);
    if (suggestion) void act(suggestion);
  };
  return { suggestions: shown, onSuggestionAccept: withId(acceptedInText), onSuggestionReject: withId(reject) };
}
