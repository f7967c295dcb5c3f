import { createContext, useContext } from 'react';

export interface CountdownDialogLabels {
  /** What happens when, for all to see. @default '9秒後自動關閉' */
  remaining: (seconds: number) => string;
  /** While the countdown is paused. @default '倒數已暫停' */
  paused: string;
  /** Button that stops the countdown. @default '停止倒數' */
  stop: string;
}

/** The root's state, as the window needs it. */
export interface Question {
  open: boolean;
  seconds: number;
  timeOut: () => void;
}

export const QuestionContext = createContext<Question | null>(null);

/** What the parts inside the window show. */
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
