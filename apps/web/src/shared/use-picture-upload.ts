import { checkEditorImage, messages } from '@paidang/contract/rules';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';

export interface PictureUploadOptions {
  /** Stores a picture; answers where it is. */
  upload: (file: File, settings: { onProgress: (ratio: number) => void; signal: AbortSignal }) => Promise<string>;
  onUploaded: (src: string) => void;
  /** Told when an upload begins and when it has ended. */
  onBusyChange: (isBusy: boolean) => void;
}

/** One picture on its way: chosen with a hidden input, checked, uploaded with its progress, given up with its place. */
export function usePictureUpload({ upload, onUploaded, onBusyChange }: PictureUploadOptions) {
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const take = async (file: File) => {
    const refused = checkEditorImage(file);
    setMessage(refused);
    if (refused) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress(0);
    onBusyChange(true);
    try {
      onUploaded(await upload(file, { onProgress: setProgress, signal }));
    } catch {
      if (!signal.aborted) setMessage(messages.uploadFailed);
    } finally {
      setProgress(null);
      onBusyChange(false);
    }
  };

  return {
    /** How much has been sent, 0 to 1; `null` while nothing is on its way. */
    progress,
    /** Why a picture was not taken. */
    message,
    /** Takes a picture that was not chosen with the input, such as a pasted one. */
    take: (file: File) => void take(file),
    choose: () => input.current?.click(),
    /** For the hidden input. */
    inputProps: {
      ref: input,
      type: 'file',
      hidden: true,
      accept: 'image/jpeg,image/png',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const file = target.files?.[0];
        target.value = '';
        if (file) void take(file);
      },
    },
  } as const;
}
