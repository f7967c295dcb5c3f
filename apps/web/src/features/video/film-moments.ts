import { filmTimeOf, frameText, secondsOf } from '@paidang/contract/rules';
import type { FilmClock } from '@paidang/film';
import { useSyncExternalStore } from 'react';
import type { TraceMoments } from '../../step/trace/shown-trace';

/** The moments of a film, for requirements that are seen at one. */
export function filmMoments(clock: FilmClock): TraceMoments {
  const now = () => filmTimeOf(clock.now(), clock.rate());
  return {
    now,
    useNow: () => filmTimeOf(useSyncExternalStore(clock.subscribe, clock.now), clock.rate()),
    goTo: (time) => clock.goTo(secondsOf(time)),
    text: (time, end) => frameText(time, end, clock.rate()),
  };
}
