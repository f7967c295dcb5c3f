import { IconButton } from '@paidang/ui/icon-button';
import type { LightboxImage } from '@paidang/ui/lightbox';
import { MessageSquarePlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { labels } from './labels';

const Lightbox = lazy(async () => ({ default: (await import('@paidang/ui/lightbox')).Lightbox }));

/** Pictures that open at full size: `show` one by its place, and render `viewer` beside them. */
export function usePictureViewer(
  images: readonly LightboxImage[],
  onComment?: (at: number) => void,
): { show: (at: number) => void; viewer: ReactNode } {
  const [at, setAt] = useState(0);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const index = Math.min(at, images.length - 1);
  const viewer =
    state === 'unused' ? null : (
      <Suspense>
        <Lightbox
          images={images}
          index={index}
          onIndexChange={setAt}
          open={state === 'open'}
          onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          actions={
            onComment ? (
              <IconButton
                label={labels.comment}
                onClick={() => {
                  setState('closed');
                  onComment(index);
                }}
              >
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
