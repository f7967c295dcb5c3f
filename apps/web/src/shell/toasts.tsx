import { useEffect, useState } from 'react';
import { lazyExtra } from '../shared/lazy-extra';
import { useToastQueue } from '../stores/toasts';

/** Fetched ahead once the page has come to rest: a message about a lost connection could not be fetched without one. */
export const loadToastHost = () => import('./toast-host');
const ToastHost = lazyExtra(loadToastHost);

/** Where messages appear. */
export function Toasts() {
  const isWaiting = useToastQueue((state) => state.queue.length > 0);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWaiting) setWanted(true);
  }, [isWaiting]);
  return wanted ? <ToastHost /> : null;
}
