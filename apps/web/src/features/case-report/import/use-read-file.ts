import { type ImportOptions, importMessages, refuse } from '@paidang/contract/report-import';
import { useEffect, useRef, useState } from 'react';
import type { ImportAnswer, ImportQuestion } from './import-worker';

type Asked = Omit<ImportQuestion, 'file'>;

/** Reads a file in a worker and terminates the worker afterwards. The result is `null` until the file was read. */
export function useReadFile(file: File | null, type: ImportOptions['type']) {
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const asking = useRef<((asked: Asked) => void) | null>(null);
  useEffect(() => {
    if (!file) return;
    const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => setAnswer(data);
    worker.onerror = () => setAnswer(refuse(importMessages.unreadable));
    asking.current = (asked) => worker.postMessage({ file, ...asked } satisfies ImportQuestion);
    asking.current({ part: null, options: { type } });
    return () => {
      worker.terminate();
      asking.current = null;
      setAnswer(null);
    };
  }, [file, type]);
  return {
    answer,
    /** Opens another file of the archive. */
    open: (part: string) => asking.current?.({ part, options: { type } }),
    map: (part: string, mapping: NonNullable<ImportOptions['mapping']>) =>
      asking.current?.({ part, options: { type, mapping } }),
  };
}
