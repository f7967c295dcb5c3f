import { useGuide } from '../stores/guide';
import { useLive } from '../stores/live';

/** The connection for events of tasks; `null` in the guide, whose tasks nobody else works on. */
export function useTaskEcho() {
  const echo = useLive((state) => state.echo);
  const isGuide = useGuide((state) => state.isOn);
  return isGuide ? null : echo;
}
