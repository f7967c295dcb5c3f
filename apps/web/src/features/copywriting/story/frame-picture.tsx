import type { EditorPort } from '@paidang/editor';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { Progress } from '@paidang/ui/progress';
import { ImagePlus } from 'lucide-react';
import { labels } from '#labels/copywriting';
import { usePictureUpload } from '../../../shared/use-picture-upload';

export interface FramePictureProps {
  src: string | null;
  alt: string;
  number: number;
  port: EditorPort;
  onChange: (src: string | null) => void;
  onUploading: (step: 1 | -1) => void;
}

const storyLabels = labels.story;

/** Picture of a frame: pick, upload with progress, replace, remove. */
export function FramePicture({ src, alt, number, port, onChange, onUploading }: FramePictureProps) {
  const { progress, message, choose, inputProps } = usePictureUpload({
    upload: async (file, settings) => (await port.uploadImage(file, settings)).src,
    onUploaded: onChange,
    onBusyChange: (isBusy) => onUploading(isBusy ? 1 : -1),
  });
  return (
    <div className="grid content-start gap-2">
      <input {...inputProps} aria-label={storyLabels.image(number)} />
      <button
        type="button"
        className={cn(
          'grid aspect-[9/16] w-full max-w-36 place-items-center overflow-hidden rounded-control border bg-sunken text-ink-3 hover:text-ink',
          src ? 'border-line' : 'border-dashed border-line-strong',
        )}
        onClick={choose}
      >
        {src ? (
          <>
            <img src={src} alt={alt || storyLabels.image(number)} className="size-full object-cover" />
            <span className="sr-only">{storyLabels.replaceImage}</span>
          </>
        ) : (
          <span className="grid justify-items-center gap-1 text-13">
            <ImagePlus size={20} strokeWidth={1.75} aria-hidden="true" />
            {storyLabels.addImage}
          </span>
        )}
      </button>
      {progress === null ? null : (
        <Progress label={storyLabels.uploading(Math.round(progress * 100))} value={progress * 100} />
      )}
      {src && progress === null ? (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onChange(null)}>
          {storyLabels.removeImage}
        </Button>
      ) : null}
      <p role="alert" className="text-12 text-danger-600 empty:hidden">
        {message}
      </p>
    </div>
  );
}
