import { ToastProvider, useToast } from '@paidang/ui/toast';
import { useEffect } from 'react';
import { useToastQueue } from '../stores/toasts';

/** The toasts, once there has been one. */
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
    // Asked again rather than taken from the render: an effect may run twice for one render.
    for (const toast of useToastQueue.getState().queue) show(toast);
    take();
  }, [queue, take, show]);
  return null;
}
