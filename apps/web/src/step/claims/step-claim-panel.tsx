import { hasEnded } from '@paidang/contract/vocabulary';
import { labels } from '#labels/claims';
import { showToast } from '../../stores/toasts';
import { useStepRoom, useStepSession } from '../page/step-room';
import { ClaimPanel } from './claim-panel';
import { claimTarget } from './claim-target';
import type { ShownClaim } from './found-claims';
import { replaceClaim } from './replace-claim';
import { useAnswers } from './use-answers';

/** What may be a risk in the text on the page, in the place of the comments. */
export function StepClaimPanel() {
  const { kind, view, viewer, draft, editor, isEditing, session } = useStepRoom();
  const checked = useStepSession((state) => state.claims);
  const active = useStepSession((state) => state.claim);
  const { answers, answer, withdraw } = useAnswers(claimTarget(kind, view), checked?.found ?? null);

  const replace = ({ field, text, start, end }: ShownClaim, words: string) => {
    editor.current?.flush();
    if (!draft || !kind.claims) return;
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
  return (
    <ClaimPanel
      found={checked?.found ?? null}
      isSent={!isEditing}
      answers={answers}
      user={hasEnded(view.project.status) ? null : viewer.uuid}
      active={active}
      onActiveChange={(claim) => session.setState({ claim })}
      onReplace={isEditing && draft ? replace : undefined}
      onAnswer={answer}
      onWithdraw={withdraw}
    />
  );
}
