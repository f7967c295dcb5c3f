import { createContext, useContext } from 'react';

export interface CountdownDialogLabels {
  /** What happens when, for all to see. @default '9秒後自動關閉' */
  remaining: (seconds: number) => string;
  /** While somebody is deciding. @default '倒數已暫停' */
  paused: string;
  /** Button that stops the countdown. @default '停止倒數' */
  stop: string;
}

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
      `@paidang/ui: <${part}> stands outside of a <CountdownDialogContent>, whose seconds it shows. Move it into one.`,
    );
  }
  return countdown;
}
