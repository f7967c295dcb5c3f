import type { EditorPort } from '@paidang/editor';
import { useEffect, useRef, useState } from 'react';

export interface PhotoUpload {
  id: string;
  file: File;
  /** 0 to 100. */
  progress: number;
  failed: boolean;
}

export interface PhotoUploadsOptions {
  port: EditorPort;
  /** @param order ids of all chosen pictures, in the order of selection */
  onDone: (done: { id: string; path: string }, order: readonly string[]) => void;
  /** Called with the number of running uploads. */
  onCount: (count: number) => void;
}

/** Picture uploads; each can be cancelled, and retried after a failure. */
export function usePhotoUploads({ port, onDone, onCount }: PhotoUploadsOptions) {
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const order = useRef<string[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const callbacks = useRef({ onDone, onCount });
  useEffect(() => {
    callbacks.current = { onDone, onCount };
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const upload of all.values()) upload.abort();
    };
  }, []);
  const count = uploads.filter(({ failed }) => !failed).length;
  useEffect(() => callbacks.current.onCount(count), [count]);

  const change = (id: string, part: Partial<PhotoUpload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => setUploads((now) => now.filter((one) => one.id !== id));

  const run = async ({ id, file }: PhotoUpload) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    const onProgress = (ratio: number) => change(id, { progress: Math.round(ratio * 100) });
    try {
      const { src } = await port.uploadImage(file, { onProgress, signal: controller.signal });
      drop(id);
      callbacks.current.onDone({ id, path: src }, order.current);
    } catch {
      if (!controller.signal.aborted) change(id, { failed: true });
    } finally {
      running.current.delete(id);
    }
  };
  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file, progress: 0, failed: false }));
      order.current.push(...added.map(({ id }) => id));
      setUploads((now) => [...now, ...added]);
      for (const upload of added) void run(upload);
    },
    cancel: (id: string) => {
      running.current.get(id)?.abort();
      drop(id);
    },
    retry: (id: string) => {
      const upload = uploads.find((one) => one.id === id);
      if (!upload) return;
      change(id, { failed: false, progress: 0 });
      void run(upload);
    },
  };
}
