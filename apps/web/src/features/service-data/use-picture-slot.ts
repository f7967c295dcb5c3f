import { serviceDataLimits } from '@paidang/contract/limits';
import { fileExtension, messages } from '@paidang/contract/rules';
import type { ServicePictureKind } from '@paidang/contract/vocabulary';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ServiceDataActions } from '../../data/service-data';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { useHideAgain } from '../../shared/service-data';

const { pictureBytes, pictureExtensions } = serviceDataLimits;

export type PictureActions = Pick<ServiceDataActions, 'addPicture' | 'removePicture' | 'openPicture'>;

/** Upload and display of a picture. */
export function usePictureSlot(kind: ServicePictureKind, { addPicture, removePicture, openPicture }: PictureActions) {
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [seen, setSeen] = useState<{ src: string; isOwn: boolean } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    if (!seen) return;
    const { src } = seen;
    return () => URL.revokeObjectURL(src);
  }, [seen]);

  const hide = useCallback(() => setSeen(null), []);
  useHideAgain(seen?.isOwn ? null : seen, hide);

  const take = async (file: File) => {
    const refused = checkPicture(file);
    setProblem(refused);
    if (refused || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      await addPicture(kind, file, { onProgress: setProgress, signal: controller.signal });
      setSeen({ src: URL.createObjectURL(file), isOwn: true });
    } catch (error) {
      if (!controller.signal.aborted) setProblem(wordsInside(error));
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  const remove = async (picture: string) => {
    setProblem(null);
    try {
      await removePicture(picture);
      setSeen(null);
    } catch (error) {
      setProblem(wordsInside(error));
    }
  };

  return {
    /** Upload progress, 0 to 1; `null` if none is running. */
    progress,
    problem,
    /** Address of the picture: the file that was just sent, or for a minute the stored one. */
    src: seen?.src ?? null,
    /** The stored picture has a watermark; a file that was just sent has none. */
    hasWatermark: seen?.isOwn === false,
    take: (file: File) => void take(file),
    cancel: () => running.current?.abort(),
    remove: (picture: string) => void remove(picture),
    /** @param password `undefined` for users without one */
    view: async (picture: string, password?: string) =>
      setSeen({ src: URL.createObjectURL(await openPicture(picture, password)), isOwn: false }),
    say: setProblem,
  };
}

/** Validation error of a document picture file. */
function checkPicture({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!pictureExtensions.some((extension) => extension === fileExtension(name))) return messages.fileNotAllowed;
  return size > pictureBytes ? messages.photoTooLarge : null;
}
