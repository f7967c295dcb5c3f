import { useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts files dropped anywhere on the form around an element; otherwise the browser would leave the page to open them.
 */
export function useFormDrop(onFiles: (files: readonly File[]) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  }, [onFiles]);
  useEffect(() => {
    const form = ref.current?.closest('form');
    if (!form) return;
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    form.addEventListener('dragover', over, { signal });
    form.addEventListener('dragleave', leave, { signal });
    form.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return { ref, isOver };
}
