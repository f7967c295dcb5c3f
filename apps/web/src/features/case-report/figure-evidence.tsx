import type { EditorPort } from '@paidang/editor';
import { Button } from '@paidang/ui/button';
import { IconButton } from '@paidang/ui/icon-button';
import { ImagePlus, X } from 'lucide-react';
import type { ClipboardEvent, ReactNode } from 'react';
import { labels } from '#labels/case-report';
import { usePictureViewer } from '../../shared/pictures/use-picture-viewer';
import { usePictureUpload } from '../../shared/use-picture-upload';

const formLabels = labels.form;

export interface FigureEvidenceProps {
  /** The figure's title. */
  title: string;
  /** Screenshot that proves the figure; `''` for none. */
  src: string;
  port: EditorPort;
  onChange: (src: string) => void;
  onUploading: (step: 1 | -1) => void;
  /** The figure's field; a picture pasted into it becomes the screenshot. */
  children: ReactNode;
}

/** A figure's field with its supporting screenshot. */
export function FigureEvidence({ title, src, port, onChange, onUploading, children }: FigureEvidenceProps) {
  const { progress, message, take, choose, inputProps } = usePictureUpload({
    upload: async (file, settings) => (await port.uploadImage(file, settings)).src,
    onUploaded: onChange,
    onBusyChange: (isBusy) => onUploading(isBusy ? 1 : -1),
  });
  const name = labels.paper.evidenceOf(title);
  const { show, viewer } = usePictureViewer(src ? [{ src, alt: name }] : []);
  const paste = (event: ClipboardEvent) => {
    const picture = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!picture) return;
    event.preventDefault();
    if (progress === null) take(picture);
  };
  return (
    <div onPaste={paste} className="grid content-start justify-items-start gap-1.5 *:max-w-full">
      <div className="w-full">{children}</div>
      <input {...inputProps} aria-label={formLabels.evidenceOf(title)} />
      {src && progress === null ? (
        <div className="flex items-center gap-1">
          <button
            type="button"
            aria-label={name}
            className="cursor-zoom-in overflow-hidden rounded-small border border-line"
            onClick={() => show(0)}
          >
            <img src={src} alt="" className="h-10 w-18 object-cover" />
          </button>
          <IconButton size="sm" label={formLabels.removeEvidence(title)} onClick={() => onChange('')}>
            <X size={14} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      ) : (
        <div className="-ml-3">
          <Button
            size="sm"
            variant="ghost"
            off={progress !== null}
            icon={<ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
            aria-label={formLabels.evidenceOf(title)}
            onClick={choose}
          >
            {progress === null ? formLabels.evidence : formLabels.uploading(Math.round(progress * 100))}
          </Button>
        </div>
      )}
      {message ? (
        <p role="alert" className="text-13 text-danger-600">
          {message}
        </p>
      ) : null}
      {viewer}
    </div>
  );
}
