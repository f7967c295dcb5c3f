import { filmTimeOf, frameText, secondsOf } from '@paidang/contract/rules';
import type { FilmClock } from '@paidang/film';
import { useSyncExternalStore } from 'react';
import type { TraceMoments } from '../../step/trace/shown-trace';

/** Adapts the film's clock for requirements that are shown at a moment of the film. */
export function filmMoments(clock: FilmClock): TraceMoments {
  const now = () => filmTimeOf(clock.now(), clock.rate());
  return {
    now,
    useNow: () => filmTimeOf(useSyncExternalStore(clock.subscribe, clock.now), clock.rate()),
    goTo: (time) => clock.goTo(secondsOf(time)),
    text: (time, end) => frameText(time, end, clock.rate()),
  };
}
