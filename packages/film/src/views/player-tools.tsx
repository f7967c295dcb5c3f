import { cx } from '@paidang/ui/recipes';
import { lazy, type RefObject, Suspense } from 'react';
import type { DrawingSession } from '../core';

const DrawingBoard = lazy(() => import('./drawing/drawing-board'));
const GuidesBoard = lazy(() => import('./guides/guides-board'));

export interface PlayerToolsProps {
  /** Receives the container for comparison tools. */
  onBar: (element: HTMLElement | null) => void;
  compared: boolean;
  drawing: DrawingSession | null;
  guided: boolean;
  pinned: boolean;
  ratio: number;
  /** Layer exactly over the picture; guides are shown over the compared picture if that is on top. */
  picture: HTMLElement | null;
  guidedPicture: HTMLElement | null;
  video: RefObject<HTMLVideoElement | null>;
}

/** Tools between picture and controls. Each also renders a layer over the picture, and is loaded when first used. */
export function PlayerTools({
  onBar,
  compared,
  drawing,
  guided,
  pinned,
  ratio,
  picture,
  guidedPicture,
  video,
}: PlayerToolsProps) {
  return (
    <>
      {/* Reserves the space until the tools have loaded. */}
      <div ref={onBar} className={cx('pdf:shrink-0', compared && !pinned && !drawing && 'pdf:min-h-12')} />
      {guided && guidedPicture ? (
        <Suspense fallback={<div className="pdf:min-h-18" />}>
          <GuidesBoard ratio={ratio} picture={guidedPicture} bare={pinned || drawing !== null} />
        </Suspense>
      ) : null}
      {drawing && picture ? (
        <Suspense>
          <DrawingBoard {...drawing} ratio={ratio} picture={picture} video={video} />
        </Suspense>
      ) : null}
    </>
  );
}
