import { Button } from '@paidang/ui/button';
import { Progress } from '@paidang/ui/progress';
import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/script';
import { usePictureUpload } from '../../../shared/use-picture-upload';
import { useScriptRoom } from './script-room';
import { ScenePicture } from './segment-reader';

export interface SegmentPictureProps {
  src: string | null;
  number: number;
  onChange: (src: string | null) => void;
  /** Called with the number of running uploads: 0 or 1. */
  onUploadingChange: (count: number) => void;
  /** The text of the scene, rendered between the picture and its actions. */
  children: ReactNode;
}

const pictureLabels = labels.picture;

/** Picture of a scene: pick, upload with progress, replace, remove. */
export function SegmentPicture({ src, number, onChange, onUploadingChange, children }: SegmentPictureProps) {
  const { uploadPicture } = useScriptRoom();
  const { progress, message, choose, inputProps } = usePictureUpload({
    upload: uploadPicture,
    onUploaded: onChange,
    onBusyChange: (isBusy) => onUploadingChange(isBusy ? 1 : 0),
  });
  return (
    <div className="grid gap-2">
      <input {...inputProps} aria-label={pictureLabels.choose(number)} />
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
            {src ? pictureLabels.replace : pictureLabels.add}
          </Button>
          {src ? (
            <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
              {pictureLabels.remove}
            </Button>
          ) : null}
        </div>
      ) : (
        <Progress label={pictureLabels.uploading(Math.round(progress * 100))} value={progress * 100} />
      )}
      <p role="alert" className="text-12 text-danger-600 empty:hidden">
        {message}
      </p>
    </div>
  );
}
