import { UploadItem } from '@paidang/ui/upload-item';
import { labels } from '#labels/copywriting';
import type { PhotoUpload } from './use-photo-uploads';

export interface PhotoUploadsProps {
  uploads: readonly PhotoUpload[];
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

/** Pictures that are being uploaded. */
export function PhotoUploads({ uploads, onCancel, onRetry }: PhotoUploadsProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={labels.photo.uploads} className="grid gap-2">
      {uploads.map(({ id, file, progress, failed }) => (
        <li key={id}>
          {failed ? (
            <UploadItem
              name={file.name}
              size={file.size}
              state="failed"
              reason={labels.story.failed}
              onRetry={() => onRetry(id)}
              onRemove={() => onCancel(id)}
            />
          ) : (
            <UploadItem
              name={file.name}
              size={file.size}
              state="uploading"
              progress={progress}
              onCancel={() => onCancel(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
