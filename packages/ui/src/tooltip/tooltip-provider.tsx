import { createContext, type ReactNode, useMemo } from 'react';

/** Time in ms after closing a tooltip in which the next one opens without a delay. */
const recentMs = 300;

/** Tooltips that share a delay. */
export interface TooltipGroup {
  delay: number;
  /** Whether one of them is open, or was a moment ago. */
  isRecent: () => boolean;
  noteOpen: (isOpen: boolean) => void;
}

export function createGroup(delay: number): TooltipGroup {
  let recentUntil = 0;
  return {
    delay,
    isRecent: () => performance.now() < recentUntil,
    noteOpen: (isOpen) => {
      recentUntil = isOpen ? Number.POSITIVE_INFINITY : performance.now() + recentMs;
    },
  };
}

export const defaultDelay = 400;

export const TooltipGroupContext = createContext<TooltipGroup | null>(null);

export interface TooltipProviderProps {
  /** Delay before the first tooltip opens, in ms. @default 400 */
  delay?: number;
  children: ReactNode;
}

/** Lets neighbouring tooltips open without a new delay. Optional: a `Tooltip` outside it works on its own. */
export function TooltipProvider({ delay = defaultDelay, children }: TooltipProviderProps) {
  const group = useMemo(() => createGroup(delay), [delay]);
  return <TooltipGroupContext.Provider value={group}>{children}</TooltipGroupContext.Provider>;
}
