import { checkEditorImage } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Progress } from '@paidang/ui/progress';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { labels } from '../labels';
import { useScriptDesk } from './script-context';
import { ScenePicture } from './segment-reader';

export interface SegmentPictureProps {
  src: string | null;
  number: number;
  onChange: (src: string | null) => void;
  /** Told how many pictures are on their way: 0 or 1. */
  onUploadingChange: (count: number) => void;
  /** The text of the scene, between the picture and what can be done with it. */
  children: ReactNode;
}

const words = labels.picture;

/** The picture of a scene: chosen, shown with its progress, replaced, taken away. */
export function SegmentPicture({ src, number, onChange, onUploadingChange, children }: SegmentPictureProps) {
  const { uploadPicture } = useScriptDesk();
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
    running.current = upload;
    setProgress(0);
    onUploadingChange(1);
    try {
      onChange(await uploadPicture(file, { onProgress: setProgress, signal: upload.signal }));
    } catch {
      if (!upload.signal.aborted) setMessage(words.failed);
    } finally {
      setProgress(null);
      onUploadingChange(0);
    }
  };

  const choose = () => input.current?.click();
  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        aria-label={words.choose(number)}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      {src ? <ScenePicture src={src} number={number} /> : null}
      {children}
      {progress === null ? (
        <div className="flex flex-wrap gap-1" data-quote-skip="">
          <Button
            size="sm"
            variant="ghost"
            className="-ml-3"
            icon={<ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={choose}
          >
            {src ? words.replace : words.add}
          </Button>
          {src ? (
            <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
              {words.remove}
            </Button>
          ) : null}
        </div>
      ) : (
        <Progress label={words.uploading(Math.round(progress * 100))} value={progress * 100} />
      )}
      <p role="alert" className="text-12 text-danger-600 empty:hidden">
        {message}
      </p>
    </div>
  );
}
