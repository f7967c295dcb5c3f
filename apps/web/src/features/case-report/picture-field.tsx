import type { EditorPort } from '@paidang/editor';
import { Button } from '@paidang/ui/button';
import { IconButton } from '@paidang/ui/icon-button';
import { ImagePlus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/case-report';
import { usePictureUpload } from '../../shared/use-picture-upload';

const formLabels = labels.form;

export interface AddPictureProps {
  /** Name of the hidden file input. */
  label: string;
  /** Text of the button. */
  children: ReactNode;
  port: EditorPort;
  /** Disables adding more. @default false */
  off?: boolean;
  onAdded: (src: string) => void;
  onUploading: (step: 1 | -1) => void;
}

/** Button that picks and uploads a picture, with progress and errors. */
export function AddPicture({ label, children, port, off = false, onAdded, onUploading }: AddPictureProps) {
  const { progress, message, choose, inputProps } = usePictureUpload({
    upload: async (file, settings) => (await port.uploadImage(file, settings)).src,
    onUploaded: onAdded,
    onBusyChange: (isBusy) => onUploading(isBusy ? 1 : -1),
  });
  return (
    <div className="grid justify-items-start gap-1">
      <input {...inputProps} aria-label={label} />
      <Button
        size="sm"
        off={off || progress !== null}
        icon={<ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
        aria-label={label}
        onClick={choose}
      >
        {progress === null ? children : formLabels.uploading(Math.round(progress * 100))}
      </Button>
      {message ? (
        <p role="alert" className="text-13 text-danger-600">
          {message}
        </p>
      ) : null}
    </div>
  );
}

export interface TakenPictureProps {
  src: string;
  /** What the picture is; also names the button that removes it. */
  name: string;
  onRemove: () => void;
}

/** An uploaded picture with a button that removes it. */
export function TakenPicture({ src, name, onRemove }: TakenPictureProps) {
  return (
    <div className="relative">
      <img src={src} alt={name} className="aspect-video w-full rounded-small border border-line object-cover" />
      <IconButton
        size="sm"
        label={formLabels.remove(name)}
        className="absolute top-1 right-1 bg-surface"
        onClick={onRemove}
      >
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
