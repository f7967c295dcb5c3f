import { useStepRoom, useStepSession } from '../page/step-room';
import { usePlaceMark } from './use-place-mark';
import { useStepTrace } from './use-step-trace';

const none: readonly never[] = [];

/** Checks the displayed text against the brief, and marks the text that meets the selected requirement. */
export function TraceWatch() {
  const { kind } = useStepRoom();
  const paper = useStepSession((state) => state.paper);
  const places = useStepSession(
    ({ trace, requirement }) =>
      trace?.shown.cells.find(({ requirement_uuid }) => requirement_uuid === requirement)?.places ?? none,
  );
  useStepTrace();
  usePlaceMark(kind.Surface ? null : paper, places);
  return null;
}
