import type { DrawnShape } from '@paidang/contract/entities';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DrawingSession, Pen } from '../../core';
import { addShape, beginHistory, clearShapes, hasRoom, redo, type ShapeHistory, undo } from '../../core/shape-history';
import { useFilm } from '../../react/film-context';
import { DrawingSurface } from './drawing-surface';
import { DrawingTools } from './drawing-tools';

export interface DrawingBoardProps extends DrawingSession {
  ratio: number;
  /** Layer exactly over the picture. */
  picture: HTMLElement;
  video: RefObject<HTMLVideoElement | null>;
}

/** Tools below the picture and a drawing surface over it; every change is reported immediately, so that nothing is lost. */
export default function DrawingBoard({ shapes, onChange, onStill, onDone, ratio, picture, video }: DrawingBoardProps) {
  const { labels } = useFilm();
  const [pen, setPen] = useState<Pen>({ tool: 'pen', colour: 'warning', width: 6 });
  const [history, setHistory] = useState<ShapeHistory>(() => beginHistory(shapes));
  const [announcement, setAnnouncement] = useState('');
  const hasStill = useRef(shapes.length > 0);

  const put = (next: ShapeHistory) => {
    setHistory(next);
    onChange(next.shapes);
  };
  const draw = (shape: DrawnShape) => {
    if (!hasRoom(history.shapes, shape.tool === 'pen' ? shape.points.length : 1))
      return setAnnouncement(labels.drawing.full);
    put(addShape(history, shape));
    setAnnouncement(labels.drawing.added(shape.tool === 'text' ? shape.text : labels.drawing.tool[shape.tool]));
    if (hasStill.current || !onStill || !video.current) return;
    hasStill.current = true;
    void captureFrame(video.current).then((still) => still && onStill(still));
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable="true"]'))
        return;
      event.preventDefault();
      put(event.shiftKey ? redo(history) : undo(history));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <DrawingTools
        pen={pen}
        onPen={setPen}
        history={history}
        onUndo={() => put(undo(history))}
        onRedo={() => put(redo(history))}
        onClear={() => put(clearShapes(history))}
        onDone={onDone}
      />
      <p role="status" className="pdf:sr-only">
        {announcement}
      </p>
      {createPortal(
        <DrawingSurface pen={pen} shapes={history.shapes} ratio={ratio} onDraw={draw} onDone={onDone} />,
        picture,
      )}
    </>
  );
}

/** Longer edge, px: enough for a still in a comment, also when enlarged. */
const mostEdge = 1280;
const quality = 0.82;

/** The current frame as an image; `null` if the film is cross-origin and cannot be read, or nothing is shown yet. */
async function captureFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, mostEdge / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } catch {
    return null;
  }
}
