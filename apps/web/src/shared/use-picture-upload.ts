import { checkEditorImage, messages } from '@paidang/contract/rules';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';

export interface PictureUploadOptions {
  /** Stores a picture; resolves to its address. */
  upload: (file: File, settings: { onProgress: (ratio: number) => void; signal: AbortSignal }) => Promise<string>;
  onUploaded: (src: string) => void;
  /** Called when an upload starts and ends. */
  onBusyChange: (isBusy: boolean) => void;
}

/** Uploads one picture: picked with a hidden input, validated, uploaded with progress, and aborted on unmount. */
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
    /** Fraction that has been sent, 0 to 1; `null` while no upload is running. */
    progress,
    /** Why a picture was rejected or its upload failed. */
    message,
    /** Uploads a picture that was not picked with the input, such as a pasted one. */
    take: (file: File) => void take(file),
    choose: () => input.current?.click(),
    /** Props of the hidden input. */
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
