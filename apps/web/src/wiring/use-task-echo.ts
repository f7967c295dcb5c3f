import { useGuide } from '../stores/guide';
import { useLive } from '../stores/live';

/** The connection for what happens at tasks. Nobody else is at the guide's. */
export function useTaskEcho() {
  const echo = useLive((state) => state.echo);
  const isGuide = useGuide((state) => state.isOn);
  return isGuide ? null : echo;
}
