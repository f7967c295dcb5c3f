import { hasEnded } from '@paidang/contract/vocabulary';
import { useStepRoom, useStepSession } from '../page/step-room';
import { versionName } from '../step-kind';
import { TracePanel } from './trace-panel';
import { useMarks } from './use-marks';
import { useTraceTarget } from './use-step-trace';

/** What the step does of the brief, in the place of the comments. */
export function StepTracePanel() {
  const { kind, view, viewer, slots, session } = useStepRoom();
  const shown = useStepSession((state) => state.trace?.shown ?? null);
  const active = useStepSession((state) => state.requirement);
  const { mark, withdraw } = useMarks(useTraceTarget(), shown?.version ?? null);
  return (
    <TracePanel
      shown={shown}
      user={hasEnded(view.project.status) ? null : viewer.uuid}
      moments={slots.moments}
      versionName={versionName(kind.words)}
      active={active}
      onActiveChange={(requirement) => session.setState({ requirement })}
      onMark={mark}
      onWithdraw={withdraw}
    />
  );
}
