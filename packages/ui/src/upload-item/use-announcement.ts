import { useEffect, useRef, useState } from 'react';

/** Words for a polite live region: only what changes after mounting, or a page of finished files would all be read. */
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
