import { useEffect, useRef, useState } from 'react';

export interface CountdownOptions {
  /** Seconds to start from. */
  seconds: number;
  /** While false the countdown is paused; resuming restarts the current second. */
  running: boolean;
  /** Called once, when no seconds are left. */
  onEnd: () => void;
}

/** Whole seconds left, decreasing by one each second. */
export function useCountdown({ seconds, running, onEnd }: CountdownOptions): number {
  const [left, setLeft] = useState(() => (Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : 1));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!running || left === 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) end.current();
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, running]);
  return left;
}
