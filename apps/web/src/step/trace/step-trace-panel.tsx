import { hasEnded } from '@paidang/contract/vocabulary';
import { useStepRoom, useStepSession } from '../page/step-room';
import { versionName } from '../step-kind';
import { LaterFrame } from './trace-item';
import { TracePanel, useMarks } from './trace-panel';
import { useTraceTarget } from './use-step-trace';

/** The trace of the step, displayed in place of the comments. */
export function StepTracePanel() {
  const { kind, view, viewer, slots, session } = useStepRoom();
  const shown = useStepSession((state) => state.trace?.shown ?? null);
  const active = useStepSession((state) => state.requirement);
  const version = shown?.version ?? null;
  const { mark, withdraw } = useMarks(useTraceTarget(), version);
  return (
    <TracePanel
      shown={shown}
      user={hasEnded(view.project.status) ? null : viewer.uuid}
      moments={slots.moments}
      frame={
        slots.moments && version !== null
          ? (time) => <LaterFrame task={view.task.uuid} version={version} time={time} />
          : undefined
      }
      versionName={versionName(kind.words)}
      active={active}
      onActiveChange={(requirement) => session.setState({ requirement })}
      onMark={mark}
      onWithdraw={withdraw}
    />
  );
}
