import { IconButton } from '@paidang/ui/icon-button';
import type { LightboxImage, PicturePoint } from '@paidang/ui/lightbox';
import { MessageSquarePlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { labels } from '#labels/pictures';

const Lightbox = lazy(async () => ({ default: (await import('@paidang/ui/lightbox')).Lightbox }));

interface ViewerOptions {
  /** Starts a comment on a picture, or on a point of it. */
  onComment?: ((at: number, point?: PicturePoint) => void) | undefined;
  /** Called when a pin on a picture is pressed. */
  onMark?: ((id: string) => void) | undefined;
}

/** Lightbox for pictures: `show` opens one by index; render `viewer` next to them. */
export function usePictureViewer(
  images: readonly LightboxImage[],
  { onComment, onMark }: ViewerOptions = {},
): { show: (at: number) => void; viewer: ReactNode } {
  const [at, setAt] = useState(0);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const index = Math.min(at, images.length - 1);
  const comment = (point?: PicturePoint) => {
    setState('closed');
    onComment?.(index, point);
  };
  const viewer =
    state === 'unused' ? null : (
      <Suspense>
        <Lightbox
          images={images}
          index={index}
          onIndexChange={setAt}
          open={state === 'open'}
          onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          onMark={(id) => {
            setState('closed');
            onMark?.(id);
          }}
          {...(onComment ? { onPlace: comment, labels: { place: labels.place } } : {})}
          actions={
            onComment ? (
              <IconButton label={labels.comment} onClick={() => comment()}>
                <MessageSquarePlus size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            ) : null
          }
        />
      </Suspense>
    );
  const show = (next: number) => {
    setAt(next);
    setState('open');
  };
  return { show, viewer };
}
