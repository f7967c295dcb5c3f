import { useEffect, useRef, useState } from 'react';

/** Text for a polite live region: only changes after mounting, or all files of a finished list would be announced. */
export function useAnnouncement(state: string, words: string): string {
  const [announced, setAnnounced] = useState('');
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    setAnnounced(words);
  }, [state, words]);
  return announced;
}
