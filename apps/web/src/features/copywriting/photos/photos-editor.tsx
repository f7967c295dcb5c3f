import type { CopyPhoto, PhotosContent } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { FileDrop } from '@paidang/ui/file-drop';
import { useEffect, useRef } from 'react';
import { labels } from '#labels/copywriting';
import { moved, Sortable } from '../../../shared/sorting/sortable';
import type { StepEditorProps } from '../../../step/step-kind';
import { showToast } from '../../../stores/toasts';
import { PhotoCard } from './photo-card';
import { PhotoUploads } from './photo-uploads';
import { usePhotoUploads } from './use-photo-uploads';
import { WithSentCopy } from './with-sent-copy';

const photoLabels = labels.photo;
const accept = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] };

/** Editor of a platform's pictures: add by button, drop or paste; reorder by drag or keyboard. */
export default function PhotosEditor({ content, onChange, port, onUploadingChange }: StepEditorProps<PhotosContent>) {
  const { photos } = content;
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);
  const set = (next: readonly CopyPhoto[]) => {
    latest.current = [...next];
    onChange({ photos: [...next] });
  };
  const { uploads, add, cancel, retry } = usePhotoUploads({
    port,
    onDone: ({ id, path }, order) => set(inOrder(latest.current, { photo_uuid: id, path, caption: '' }, order)),
    onCount: onUploadingChange,
  });
  const order = photos.map(({ photo_uuid }) => photo_uuid);
  const remove = (index: number) => {
    const gone = photos[index];
    if (!gone) return;
    set(photos.filter((_, at) => at !== index));
    showToast({
      title: photoLabels.removed(index + 1),
      duration: 8000,
      action: {
        label: labels.story.undo,
        onSelect: () => set([...latest.current.slice(0, index), gone, ...latest.current.slice(index)]),
      },
    });
  };
  return (
    <WithSentCopy>
      <div className="grid gap-5" data-quote-skip="">
        <Sortable
          order={order}
          nameOf={(id) => photoLabels.photo(order.indexOf(id) + 1)}
          onMove={(id, to) => set(moved(photos, order.indexOf(id), to))}
        >
          <ol
            aria-label={photoLabels.list}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,168px),1fr))] gap-4 empty:hidden"
          >
            {[...photos.entries()].map(([index, photo]) => (
              <PhotoCard
                key={photo.photo_uuid}
                photo={photo}
                number={index + 1}
                isLast={index === photos.length - 1}
                onMove={(step) => set(moved(photos, index, index + step))}
                onCaption={(caption) =>
                  set(latest.current.map((one) => (one.photo_uuid === photo.photo_uuid ? { ...one, caption } : one)))
                }
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </Sortable>
        <PhotoUploads uploads={uploads} onCancel={cancel} onRetry={retry} />
        <FileDrop
          label={photoLabels.upload}
          accept={accept}
          maxSize={limits.editor.imageBytes}
          maxFiles={limits.copy.photos - photos.length - uploads.length}
          onFiles={add}
        />
      </div>
    </WithSentCopy>
  );
}

/**
 * Inserts a picture in the order of selection: after the last one chosen before it, or
 * before the first one chosen after it.
 *
 * @param order ids of all pictures chosen here, in the order of selection
 */
function inOrder(photos: readonly CopyPhoto[], photo: CopyPhoto, order: readonly string[]): CopyPhoto[] {
  const at = order.indexOf(photo.photo_uuid);
  const isAmong = (ids: readonly string[]) => (one: CopyPhoto) => ids.includes(one.photo_uuid);
  const last = photos.findLastIndex(isAmong(order.slice(0, at)));
  const next = photos.findIndex(isAmong(order.slice(at + 1)));
  const index = last >= 0 ? last + 1 : next;
  return index >= 0 ? photos.toSpliced(index, 0, photo) : [...photos, photo];
}
