import type { Drawing } from '@paidang/contract/entities';
import { drawingInWords } from '@paidang/film';
import { lazy, Suspense } from 'react';

const DrawnFrame = lazy(async () => ({ default: (await import('@paidang/film/drawing')).DrawnFrame }));

/** A drawing on its frame; its space is reserved while it loads. */
export function DrawnPicture({ drawing: { shapes, ratio, still } }: { drawing: Drawing }) {
  return (
    <span className="block w-full" style={{ aspectRatio: ratio }}>
      <Suspense>
        <DrawnFrame shapes={shapes} ratio={ratio} still={still?.path} label={drawingInWords(shapes)} />
      </Suspense>
    </span>
  );
}
