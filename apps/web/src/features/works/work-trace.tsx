import { claimTexts } from '@paidang/contract/rules';
import { functionCodes, hasEnded } from '@paidang/contract/vocabulary';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { versionWord } from '#labels/version-names';
import { type TraceTarget, useTrace } from '../../data/trace';
import { columnOf, type ShownTrace, shownDraft, shownVersion } from '../../step/trace/shown-trace';
import { TracePanel, useMarks } from '../../step/trace/trace-panel';
import { useWorkRoom } from './work-room';

const code = functionCodes.worksOnline;

export interface WorkTraceProps {
  text: string;
  /** Whether the report was sent, so that the server's findings are shown; otherwise the text is checked while it is written. */
  isSent: boolean;
}

/** Requirements of the brief in a published text, displayed below it. */
export function WorkTrace({ text, isSent }: WorkTraceProps) {
  const { view, work, user, openGaps } = useWorkRoom();
  const [active, setActive] = useState<string | null>(null);
  const { data: matrix } = useTrace(view.task.uuid);
  const platform = work.platform.platform_uuid;
  const target = useMemo(
    (): TraceTarget => ({ task: view.task.uuid, function: code, platform }),
    [view.task.uuid, platform],
  );
  // Deferred, so that typing stays responsive during the check.
  const rested = useDeferredValue(text);
  const shown = useMemo((): ShownTrace | null => {
    const column = matrix && columnOf(matrix, target);
    if (!column || matrix.requirements.length === 0) return null;
    return isSent ? shownVersion(matrix, column) : shownDraft(matrix, column, claimTexts.work({ text: rested }));
  }, [matrix, target, isSent, rested]);
  const { mark, withdraw } = useMarks(target, shown?.version ?? null);
  useEffect(() => {
    openGaps.current = () => shown?.gaps ?? [];
    return () => {
      openGaps.current = () => [];
    };
  }, [openGaps, shown]);
  if (!shown) return null;
  return (
    <div className="mt-6 flex overflow-hidden rounded-control border border-line">
      <TracePanel
        shown={shown}
        user={hasEnded(view.project.status) ? null : user}
        moments={undefined}
        versionName={(version) => versionWord(code, version)}
        active={active}
        onActiveChange={setActive}
        onMark={mark}
        onWithdraw={withdraw}
      />
    </div>
  );
}
