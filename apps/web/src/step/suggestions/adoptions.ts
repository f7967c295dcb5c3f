import type { Suggestion } from '@paidang/contract/entities';
import { contentKey } from '../../shared/same-content';

/** The text of a content without markup, to recognise an undo by. */
const wordsOf = (content: unknown): string => contentKey(content).replace(/<[^>]*>/g, '');

interface Adoption {
  readonly suggestion: Suggestion;
  /** The text with the suggestion applied. */
  readonly after: string;
  isUndone: boolean;
}

export interface Adoptions<Content> {
  /** Registers a suggestion that was applied, with the resulting content. */
  add: (suggestion: Suggestion, content: Content) => void;
  /** Checks whether an applied suggestion was undone or redone. */
  check: (content: Content) => void;
}

/**
 * Tracks accepted suggestions in the text of the user who accepted them: undoing one reopens it, and redoing it accepts it again.
 *
 * @param replace applies a suggestion to a content; `null` if its quote is not found
 */
export function createAdoptions<Content>(
  replace: (content: Content, suggestion: Suggestion) => Content | null,
  on: { undone: (suggestion: Suggestion) => void; redone: (suggestion: Suggestion) => void },
): Adoptions<Content> {
  const adoptions = new Map<string, Adoption>();
  const isBefore = (content: Content, { suggestion, after }: Adoption): boolean => {
    const again = replace(content, suggestion);
    return again !== null && wordsOf(again) === after;
  };
  return {
    add: (suggestion, content) => {
      adoptions.set(suggestion.suggestion_uuid, { suggestion, after: wordsOf(content), isUndone: false });
    },
    check: (content) => {
      if (adoptions.size === 0) return;
      const words = wordsOf(content);
      for (const adoption of adoptions.values()) {
        if (!adoption.isUndone && words !== adoption.after && isBefore(content, adoption)) {
          adoption.isUndone = true;
          on.undone(adoption.suggestion);
        } else if (adoption.isUndone && words === adoption.after) {
          adoption.isUndone = false;
          on.redone(adoption.suggestion);
        }
      }
    },
  };
}
