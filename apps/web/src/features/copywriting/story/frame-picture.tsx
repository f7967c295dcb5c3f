import { checkEditorImage } from '@paidang/contract/rules';
import type { EditorPort } from '@paidang/editor';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Progress } from '@paidang/ui/progress';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { labels } from '../labels';

export interface FramePictureProps {
  src: string | null;
  alt: string;
  number: number;
  port: EditorPort;
  onChange: (src: string | null) => void;
  onUploading: (step: 1 | -1) => void;
}

const words = labels.story;

/** The picture of a frame: chosen, shown with its progress, replaced, taken away. */
export function FramePicture({ src, alt, number, port, onChange, onUploading }: FramePictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const take = async (file: File) => {
    const refused = checkEditorImage(file);
    setMessage(refused);
    if (refused) return;
    const upload = new AbortController();
    const { signal } = upload;
    running.current = upload;
    setProgress(0);
    onUploading(1);
    try {
      onChange((await port.uploadImage(file, { onProgress: setProgress, signal })).src);
    } catch {
      if (!signal.aborted) setMessage(words.failed);
    } finally {
      setProgress(null);
      onUploading(-1);
    }
  };
  return (
    <div className="grid content-start gap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        aria-label={words.image(number)}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      <button
        type="button"
        className={cn(
          'grid aspect-[9/16] w-full max-w-36 place-items-center overflow-hidden rounded-control border bg-sunken text-ink-3 hover:text-ink',
          src ? 'border-line' : 'border-dashed border-line-strong',
        )}
        onClick={() => input.current?.click()}
      >
        {src ? (
          <>
            <img src={src} alt={alt || words.image(number)} className="size-full object-cover" />
            <span className="sr-only">{words.replaceImage}</span>
          </>
        ) : (
          <span className="grid justify-items-center gap-1 text-13">
            <ImagePlus size={20} strokeWidth={1.75} aria-hidden="true" />
            {words.addImage}
          </span>
        )}
      </button>
      {progress === null ? null : (
        <Progress label={words.uploading(Math.round(progress * 100))} value={progress * 100} />
      )}
      {src && progress === null ? (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onChange(null)}>
          {words.removeImage}
        </Button>
      ) : null}
      <p role="alert" className="text-12 text-danger-600 empty:hidden">
        {message}
      </p>
    </div>
  );
}
