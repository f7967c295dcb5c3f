import { useEffect } from 'react';
import { type TraceTarget, useTrace } from '../../data/trace';
import { whenTypingPauses } from '../draft/when-typing-pauses';
import { useStepRoom } from '../page/step-room';
import { isTraced } from './is-traced';
import { columnOf, type ShownTrace, shownDraft, shownVersion } from './shown-trace';

/** The current step as a target of the trace; `null` if it is not traced. */
export function useTraceTarget(): TraceTarget | null {
  const { kind, view } = useStepRoom();
  return isTraced(kind.code)
    ? { task: view.task.uuid, function: kind.code, platform: view.platform?.platform_uuid }
    : null;
}

/** Traces the draft while it is written; for a version, uses the server's result. */
export function useStepTrace(): void {
  const { kind, choice, draft, isEditing, latest, session } = useStepRoom();
  const target = useTraceTarget();
  const shown = typeof choice.versionView === 'number' ? choice.versionView : latest;
  const isEarlier = shown !== null && latest !== null && shown < latest;
  const { data: matrix } = useTrace(target?.task ?? null, target && isEarlier ? { at: target, version: shown } : null);
  const [code, platform] = [target?.function, target?.platform];
  const column = matrix && code ? columnOf(matrix, { function: code, platform }) : undefined;
  const texts = kind.claims;

  useEffect(() => {
    if (!matrix || !column || matrix.requirements.length === 0) {
      session.setState({ trace: null });
      return;
    }
    if (!isEditing || !draft || !texts) {
      const known = shownVersion(matrix, column);
      // Videos are checked when they are accepted: before a version is sent, nobody can have marked it.
      session.setState({ trace: { shown: isEditing ? { ...known, gaps: [] } : known, gapsNow: () => [] } });
      return;
    }
    const find = (): ShownTrace => shownDraft(matrix, column, texts(draft.getSnapshot().content));
    const update = () => session.setState({ trace: { shown: find(), gapsNow: () => find().gaps } });
    update();
    return whenTypingPauses(draft, update);
  }, [matrix, column, draft, isEditing, texts, session]);
  useEffect(() => () => session.setState({ trace: null }), [session]);
}
