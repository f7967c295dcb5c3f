import { useStepRoom, useStepSession } from '../page/step-room';
import { usePlaceMark } from './use-place-mark';
import { useStepTrace } from './use-step-trace';

const none: readonly never[] = [];

/** Follows what is shown through the brief, and marks the words of the requirement that is looked at. */
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
