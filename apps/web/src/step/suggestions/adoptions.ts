import type { Suggestion } from '@paidang/contract/entities';
import { contentKey } from '../../shared/same-content';

/** The words of a content without their marks: what undoing brings back. */
const wordsOf = (content: unknown): string => contentKey(content).replace(/<[^>]*>/g, '');

interface Adoption {
  readonly suggestion: Suggestion;
  /** The words with the suggestion in them. */
  readonly after: string;
  isUndone: boolean;
}

export interface Adoptions<Content> {
  /** The suggestion has been put into the text, which is this now. */
  add: (suggestion: Suggestion, content: Content) => void;
  /** Looks whether the text is back before a suggestion was put in, or has it once more. */
  look: (content: Content) => void;
}

/**
 * Follows what becomes of suggestions in the text of who took them over: undoing takes back the answer too, and doing it
 * again gives it again.
 *
 * @param replace the content with a suggestion in it, `null` when its words are not there
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
    look: (content) => {
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
