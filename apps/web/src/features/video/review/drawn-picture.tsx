import type { Drawing } from '@paidang/contract/entities';
import { drawingInWords } from '@paidang/film';
import { lazy, Suspense } from 'react';

const DrawnFrame = lazy(async () => ({ default: (await import('@paidang/film/drawing')).DrawnFrame }));

/** What was drawn, on its frame; keeps its place until the drawing is there. */
export function DrawnPicture({ drawing: { shapes, ratio, still } }: { drawing: Drawing }) {
  return (
    <span className="block w-full" style={{ aspectRatio: ratio }}>
      <Suspense>
        <DrawnFrame shapes={shapes} ratio={ratio} still={still?.path} label={drawingInWords(shapes)} />
      </Suspense>
    </span>
  );
}
