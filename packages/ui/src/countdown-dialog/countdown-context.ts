import { createContext, useContext } from 'react';
import type { CountdownDialogLabels } from '../labels/ui-labels';

/** The root's state, for the window. */
export interface Question {
  open: boolean;
  seconds: number;
  timeOut: () => void;
}

export const QuestionContext = createContext<Question | null>(null);

/** State for the parts inside the window. */
export interface Countdown {
  left: number;
  seconds: number;
  held: boolean;
  stopped: boolean;
  toggleStopped: () => void;
  labels: CountdownDialogLabels;
}

export const CountdownContext = createContext<Countdown | null>(null);

export function useCountdownContext(part: string): Countdown {
  const countdown = useContext(CountdownContext);
  if (!countdown) {
    throw new Error(
      `@paidang/ui: <${part}> must be used inside a <CountdownDialogContent>, whose seconds it shows. Move it into one.`,
    );
  }
  return countdown;
}
