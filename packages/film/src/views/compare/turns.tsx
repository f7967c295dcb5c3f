import { Button } from '@paidang/ui/button';
import { ArrowLeftRight, Pause, Play } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { turnEvery } from '../../core/comparison';
import { useFilm } from '../../react/film-context';
import { ToolChoice } from './compare-tools';

export interface TurnsProps {
  /** Name of the visible film. */
  seen: string;
  onSwitch: () => void;
}

/** Alternates the films: by hand, or automatically once the user has confirmed the warning. */
export function Turns({ seen, onSwitch }: TurnsProps) {
  const { compare: words } = useFilm().labels;
  const isCalm = useReducedMotion();
  const [state, setState] = useState<'still' | 'asked' | 'turning'>('still');
  const isTurning = state === 'turning' && !isCalm;
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(onSwitch, turnEvery);
    return () => clearInterval(timer);
  }, [isTurning, onSwitch]);

  if (state === 'asked' && !isCalm) {
    return (
      <div role="alert" className="pdf:flex pdf:flex-wrap pdf:items-center pdf:justify-center pdf:gap-2 pdf:text-13">
        <p className="pdf:m-0 pdf:text-(--pd-draw-warning)">{words.turnWarning}</p>
        <Button size="sm" onClick={() => setState('turning')}>
          {words.startTurns}
        </Button>
        <Button size="sm" variant="ghost" className="pdf:text-film-ink" onClick={() => setState('still')}>
          {words.notNow}
        </Button>
      </div>
    );
  }
  return (
    <div className="pdf:flex pdf:flex-wrap pdf:items-center pdf:gap-0.5">
      <ToolChoice icon={ArrowLeftRight} pressed={false} onPress={onSwitch}>
        {words.switchFrom(seen)}
      </ToolChoice>
      {isCalm ? (
        <p className="pdf:m-0 pdf:px-2 pdf:text-12 pdf:text-film-ink-2">{words.calm}</p>
      ) : (
        <ToolChoice
          icon={isTurning ? Pause : Play}
          pressed={isTurning}
          onPress={() => setState(isTurning ? 'still' : 'asked')}
        >
          {words.turns}
        </ToolChoice>
      )}
      {/* Not announced while they alternate automatically, which would be every second. */}
      <span role="status" className="pdf:sr-only">
        {isTurning ? '' : words.seen(seen)}
      </span>
    </div>
  );
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(reducedMotion);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the user prefers reduced motion. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(reducedMotion).matches,
    () => true,
  );
