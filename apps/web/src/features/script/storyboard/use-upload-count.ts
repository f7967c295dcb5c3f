import { useCallback, useEffect, useRef } from 'react';

/** Adds up what several places are uploading. */
export function useUploadCount(onChange: (count: number) => void): (name: string, count: number) => void {
  const counts = useRef(new Map<string, number>());
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => () => tell.current(0), []);
  return useCallback((name, count) => {
    counts.current.set(name, count);
    tell.current([...counts.current.values()].reduce((sum, one) => sum + one, 0));
  }, []);
}
