import type { SentVideo } from '@paidang/contract/entities';
import type { FilmDrawing } from './drawing';

/** Side by side, one over the other with a dividing line, or alternating. */
export type CompareMode = 'side' | 'wipe' | 'blink';

/** Which of two films is heard. */
export type CompareSound = 'shown' | 'before' | 'none';

/** Another version of the film in the player, synchronised with it. */
export interface ComparedFilm {
  film: SentVideo;
  /** Its name, such as "A copy". */
  name: string;
  /** Name of the film in the player. */
  shownName: string;
  /** Drawings on it. @default none */
  drawings?: readonly FilmDrawing[];
  /** Seconds by which it is ahead of the film in the player, for a cut whose beginning has moved. @default 0 */
  offset?: number;
  /** How they are compared. @default 'side', and then as chosen in the player */
  mode?: CompareMode | undefined;
  /** Called when another mode is chosen. */
  onMode?: ((mode: CompareMode) => void) | undefined;
  /** Called to change `offset`. @default `offset` is fixed */
  onOffset?: ((seconds: number) => void) | undefined;
}

/** All modes of comparing, in the order in which they are offered. */
export const compareModes = ['side', 'wipe', 'blink'] as const satisfies readonly CompareMode[];

/** The next mode of comparing. */
export const nextMode = (mode: CompareMode): CompareMode =>
  compareModes[(compareModes.indexOf(mode) + 1) % compareModes.length] ?? 'side';

/** How long each picture is shown while alternating, ms: far slower than the three flashes per second WCAG 2.3.1 allows. */
export const turnEvery = 1000;

const whole = 100;
const wipeSteps: Readonly<Record<string, (at: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 10,
  PageUp: (at) => at + 10,
  Home: () => 0,
  End: () => whole,
};

/** Position of the dividing line after a key, in percent of the picture; `null` for any other key. */
export function moveWipe(at: number, key: string): number | null {
  const next = wipeSteps[key]?.(at);
  return next === undefined ? null : Math.min(Math.max(next, 0), whole);
}
