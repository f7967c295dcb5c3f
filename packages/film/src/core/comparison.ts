import type { SentVideo } from '@paidang/contract/entities';
import type { FilmDrawing } from './drawing';

/** Beside each other, one over the other with a line between them, or one after the other. */
export type CompareMode = 'side' | 'wipe' | 'blink';

/** Which of two films is heard. */
export type CompareSound = 'shown' | 'before' | 'none';

/** Another version of the film in the player, played in step with it. */
export interface ComparedFilm {
  film: SentVideo;
  /** What it is called, such as "A copy". */
  name: string;
  /** What the film in the player is called. */
  shownName: string;
  /** What was drawn on it. @default nothing */
  drawings?: readonly FilmDrawing[];
  /** Seconds it runs ahead of the film in the player, for a cut whose beginning moved. @default 0 */
  offset?: number;
  /** How they are compared. @default 'side', and then as chosen in the player */
  mode?: CompareMode | undefined;
  /** Told when another way is chosen. */
  onMode?: ((mode: CompareMode) => void) | undefined;
  /** Moves it. @default it stays where `offset` has it */
  onOffset?: ((seconds: number) => void) | undefined;
}

/** Every way of comparing, in the order they are offered. */
export const compareModes = ['side', 'wipe', 'blink'] as const satisfies readonly CompareMode[];

/** The way of comparing after this one. */
export const nextMode = (mode: CompareMode): CompareMode =>
  compareModes[(compareModes.indexOf(mode) + 1) % compareModes.length] ?? 'side';

/** ms each picture stays while they take turns: far slower than the three flashes a second WCAG 2.3.1 allows. */
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

/** Where the line between two pictures stands after a key, in percent of the picture; `null` for any other key. */
export function moveWipe(at: number, key: string): number | null {
  const next = wipeSteps[key]?.(at);
  return next === undefined ? null : Math.min(Math.max(next, 0), whole);
}
