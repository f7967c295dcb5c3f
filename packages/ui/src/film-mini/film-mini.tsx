import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import type { FilmCell } from '../internal/film-frame';
import { listOf } from '../internal/list-of';
import { MiniCell } from './mini-cell';
import { layOut, type MiniSize } from './mini-layout';

export interface FilmMiniProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Accepts `FilmStrip`'s frames unchanged. */
  frames: readonly FilmCell[];
  /** Cells of 12 px or of 22 x 18 px. @default 'sm' */
  size?: MiniSize;
  /** Description of the strip, for example which step of how many. */
  label: string;
}

/**
 * The film strip in miniature. States differ by shape, not by fill alone: done has a tick, next is hollow, late has
 * an exclamation mark, skipped a diagonal line.
 *
 * @example <FilmMini frames={frames} label="第4步，共8步" />
 */
export const FilmMini = forwardRef<SVGSVGElement, FilmMiniProps>(function FilmMini(
  { frames, size = 'sm', label, className, ...props },
  ref,
) {
  const { width, height, holes, cells } = layOut(listOf(frames, 'FilmMini', 'frames'), size);
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      data-slot="film-mini"
      data-size={size}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={cn('pd-root pd:inline-block pd:shrink-0 pd:align-middle', className)}
      {...props}
    >
      <rect width={width} height={height} rx="3" className="pd:fill-film" />
      <path d={holes} className="pd:fill-(--pd-film-hole)" />
      {cells.map((cell) => (
        <MiniCell key={cell.id} {...cell} />
      ))}
    </svg>
  );
});
