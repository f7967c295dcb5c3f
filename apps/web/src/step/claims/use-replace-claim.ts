import { labels } from '#labels/claims';
import { showToast } from '../../stores/toasts';
import { useStepRoom } from '../page/step-room';
import type { ShownClaim } from './found-claims';
import { replaceClaim } from './replace-claim';

/** Puts other words in the place of a claim of the draft, which can be undone; `undefined` where a text is only read. */
export function useReplaceClaim(): ((claim: ShownClaim, words: string) => void) | undefined {
  const { kind, draft, editor, isEditing } = useStepRoom();
  if (!isEditing || !draft) return undefined;
  return ({ field, text, start, end }, words) => {
    editor.current?.flush();
    if (!kind.claims) return;
    const before = draft.getSnapshot().content;
    const after = replaceClaim(before, kind.claims(before), { field, text, start, end }, words);
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
  };
}
