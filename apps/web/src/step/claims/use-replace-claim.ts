import type { ClaimText } from '@paidang/contract/rules';
import { labels } from '#labels/claims';
import { showToast } from '../../stores/toasts';
import type { Autosave } from '../draft/autosave';
import { useStepRoom } from '../page/step-room';
import type { ShownClaim } from './found-claims';
import { replaceClaim } from './replace-claim';

/**
 * Replaces a claim in a draft and offers to undo it; shows a message if the claim is no longer there.
 *
 * @param textsOf returns the texts of a content that are checked
 */
export function replaceInDraft<Content>(
  draft: Autosave<Content>,
  textsOf: (content: Content) => readonly ClaimText[],
  { field, text, start, end }: ShownClaim,
  words: string,
): void {
  const before = draft.getSnapshot().content;
  const after = replaceClaim(before, textsOf(before), { field, text, start, end }, words);
  if (after === null) {
    showToast({ title: labels.gone, tone: 'danger' });
    return;
  }
  draft.change(after);
  const undo = () => {
    if (draft.getSnapshot().content === after) draft.change(before);
  };
  showToast({
    title: labels.adopted,
    tone: 'success',
    duration: 8000,
    action: { label: labels.undo, onSelect: undo },
  });
}

/** Returns a function that replaces a claim in the step's draft; `undefined` if the text is read-only. */
export function useReplaceClaim(): ((claim: ShownClaim, words: string) => void) | undefined {
  const { kind, draft, editor, isEditing } = useStepRoom();
  const textsOf = kind.claims;
  if (!isEditing || !draft || !textsOf) return undefined;
  return (claim, words) => {
    editor.current?.flush();
    replaceInDraft(draft, textsOf, claim, words);
  };
}
