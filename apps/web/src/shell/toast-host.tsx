import { ToastProvider, useToast } from '@paidang/ui/toast';
import { useEffect } from 'react';
import { useToastQueue } from '../stores/toasts';

/** Renders toasts; loaded with the first one. */
export default function ToastHost() {
  return (
    <ToastProvider>
      <Relay />
    </ToastProvider>
  );
}

function Relay() {
  const { show } = useToast();
  const { queue, take } = useToastQueue();
  useEffect(() => {
    if (queue.length === 0) return;
    // Read from the store rather than from the render: an effect may run twice for one render.
    for (const toast of useToastQueue.getState().queue) show(toast);
    take();
  }, [queue, take, show]);
  return null;
}
