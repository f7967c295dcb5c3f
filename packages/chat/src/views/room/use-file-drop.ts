import { type RefObject, useEffect, useState } from 'react';

const bringsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Accepts files dropped on an element; returns whether files are being dragged over it. */
export function useFileDrop(target: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const onDragOver = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = ({ relatedTarget: to }: DragEvent) => {
      if (!(to instanceof Node) || !element.contains(to)) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    element.addEventListener('dragover', onDragOver);
    element.addEventListener('dragleave', onDragLeave);
    element.addEventListener('drop', onDrop);
    return () => {
      element.removeEventListener('dragover', onDragOver);
      element.removeEventListener('dragleave', onDragLeave);
      element.removeEventListener('drop', onDrop);
    };
  }, [target, onFiles]);
  return over;
}
