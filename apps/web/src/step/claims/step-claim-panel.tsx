import '@paidang/claims/styles.css';
import { ClaimPanel } from '@paidang/claims/view';
import { useStepRoom, useStepSession } from '../page/step-room';
import { claimLabels } from './claim-labels';
import { useStepReasons } from './use-reasons';
import { useReplaceClaim } from './use-replace-claim';

/** Risky claims of the displayed text, in place of the comments. */
export function StepClaimPanel() {
  const { isEditing, session } = useStepRoom();
  const checked = useStepSession((state) => state.claims);
  const active = useStepSession((state) => state.claim);
  const onReplace = useReplaceClaim();
  return (
    <ClaimPanel
      found={checked?.found ?? null}
      isSent={!isEditing}
      active={active}
      onActiveChange={(claim) => session.setState({ claim })}
      onReplace={onReplace}
      labels={claimLabels}
      {...useStepReasons()}
    />
  );
}
