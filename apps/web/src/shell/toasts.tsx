import { useEffect, useState } from 'react';
import { lazyExtra } from '../shared/lazy-extra';
import { useToastQueue } from '../stores/toasts';

const ToastHost = lazyExtra(() => import('./toast-host'), <PlainToasts />);

/** Loads the toast host with the first toast. */
export function Toasts() {
  const isWaiting = useToastQueue((state) => state.queue.length > 0);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWaiting) setWanted(true);
  }, [isWaiting]);
  return wanted ? <ToastHost /> : null;
}

/** Shows only the newest message, after a moment, until the toast host has loaded: offline it cannot be fetched. */
function PlainToasts() {
  const latest = useToastQueue((state) => state.queue.at(-1));
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-18 z-(--pd-z-toast) flex animate-[pd-fade-in_0s_600ms_backwards] justify-center"
    >
      {latest ? (
        <p className="w-full max-w-90 rounded-card border border-line bg-raised px-4 py-3 text-14 text-ink shadow-2">
          {latest.title}
        </p>
      ) : null}
    </div>
  );
}
