import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  forwardRef,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '../cn';
import { listOf } from '../internal/list-of';
import type { RenderLink } from '../internal/render-link';
import { type FilmFrame, FilmFrameItem } from './film-frame';

export interface FilmStripProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  frames: readonly FilmFrame[];
  /** Accessible name of the list of frames. */
  label: string;
  /** Renders a frame's link with your router's component. @default an `<a>` */
  renderLink?: RenderLink;
}

/**
 * Steps as a film strip; the lit frame is the current one. Scrolls horizontally if it does not fit, with the lit
 * frame centred.
 *
 * @example <FilmStrip label="任務步驟" frames={frames} renderLink={({ href, ...rest }) => <Link to={href} {...rest} />} />
 */
export const FilmStrip = forwardRef<HTMLDivElement, FilmStripProps>(function FilmStrip(
  { frames: given, label, renderLink, className, ...props },
  ref,
) {
  const frames = listOf(given, 'FilmStrip', 'frames');
  const view = useRef<HTMLDivElement>(null);
  const lit = frames.find((frame) => frame.state === 'now')?.id;
  const overflows = useFilmWindow(view, lit);
  const pictured = frames.some((frame) => frame.picture);
  const reachable = overflows && !frames.some((frame) => frame.href);
  return (
    <div ref={ref} data-slot="film-strip" className={cn('pd-root', className)} {...props}>
      <div
        ref={view}
        className="pd-film-window"
        {...(reachable ? { tabIndex: 0, role: 'group', 'aria-label': label } : {})}
      >
        <ol aria-label={label} className="pd-film" style={{ '--pd-film-frames': frames.length } as CSSProperties}>
          {frames.map((frame) => (
            <FilmFrameItem key={frame.id} frame={frame} pictured={pictured} renderLink={renderLink} />
          ))}
        </ol>
      </div>
    </div>
  );
});

/** Centres the lit frame in a window narrower than the strip, and returns whether it is narrower. */
function useFilmWindow(view: RefObject<HTMLElement | null>, lit: string | undefined): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);

  useLayoutEffect(() => {
    const element = view.current;
    if (!element || !lit || !overflows) return;
    const frame = element.querySelector<HTMLElement>('[data-state="now"]');
    if (!frame) return;
    const middle = frame.getBoundingClientRect().left - element.getBoundingClientRect().left + frame.offsetWidth / 2;
    element.scrollLeft += middle - element.clientWidth / 2;
  }, [view, lit, overflows]);

  return overflows;
}
