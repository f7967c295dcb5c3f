import { IconButton } from '@paidang/ui/icon-button';
import { Minimize2, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type RefObject, useSyncExternalStore } from 'react';
import { lookAt, panBy, wholeView, type Zoom, zoomAt, zoomBy } from '../core/zoom';
import { useFilm } from '../react/film-context';
import { quietTool, toolIcon } from './tool-look';

export interface ZoomMapProps {
  zoom: Zoom;
  ratio: number;
  poster: string | null;
  picture: HTMLElement;
  video: RefObject<HTMLVideoElement | null>;
}

/** The visible part of the picture, as fractions of it. */
const stride = 0.2;

const ways: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
};

const percent = (share: number): string => `${share * 100}%`;

/** Overview of a zoomed picture, showing its visible part, which arrow keys and dragging move. */
export default function ZoomMap({ zoom, ratio, poster, picture, video }: ZoomMapProps) {
  const { zoom: words } = useFilm().labels;
  const view = useSyncExternalStore(zoom.subscribe, zoom.get, zoom.get);
  // The scale at which one pixel of the film is one pixel of the screen.
  const exact = (video.current?.videoWidth ?? 0) / (picture.offsetWidth * devicePixelRatio) || 1;
  const pixels = Math.round((view.scale / exact) * 100);
  const part = 1 / view.scale;

  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    zoom.set(panBy(zoom.get(), ...way));
  };
  const point = ({ buttons, clientX, clientY, currentTarget }: PointerEvent) => {
    if (buttons !== 1) return;
    const box = currentTarget.getBoundingClientRect();
    zoom.set(lookAt(zoom.get(), { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }));
  };
  return (
    <div
      data-slot="film-zoom"
      className="pdf:absolute pdf:right-2 pdf:bottom-2 pdf:z-3 pdf:grid pdf:justify-items-center pdf:gap-1 pdf:rounded-control pdf:bg-film pdf:p-1.5 pdf:text-film-ink"
    >
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys go through the picture here
        tabIndex={0}
        aria-label={words.map}
        aria-description={words.help}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={point}
        className="pdf:relative pdf:w-28 pdf:max-sm:w-16 pdf:max-h-28 pdf:cursor-move pdf:touch-none pdf:overflow-hidden pdf:bg-(--pd-film-screen) pdf:bg-cover pdf:focus-visible:outline-film-ink"
        style={{ aspectRatio: ratio, backgroundImage: poster ? `url("${poster}")` : undefined }}
      >
        <i
          aria-hidden="true"
          className="pdf:absolute pdf:border-2 pdf:border-film-lit"
          style={{
            left: percent(view.x - part / 2),
            top: percent(view.y - part / 2),
            width: percent(part),
            height: percent(part),
          }}
        />
      </div>
      <div className="pdf:flex pdf:items-center">
        <IconButton label={words.out} className={quietTool} onClick={() => zoom.set(zoomBy(zoom.get(), -1))}>
          <ZoomOut {...toolIcon} />
        </IconButton>
        <button
          type="button"
          title={words.exact}
          className="pdf:min-w-13 pdf:cursor-pointer pdf:rounded-control pdf:px-1 pdf:py-2 pdf:text-center pdf:text-12 pdf:tabular-nums pdf:hover:bg-film-cell pdf:focus-visible:outline-film-ink"
          onClick={() => zoom.set(zoomAt(zoom.get(), exact, zoom.get()))}
        >
          <span className="pdf:sr-only">{words.exact}</span>
          {pixels}%
        </button>
        <IconButton label={words.in} className={quietTool} onClick={() => zoom.set(zoomBy(zoom.get(), 1))}>
          <ZoomIn {...toolIcon} />
        </IconButton>
        <IconButton label={words.fit} className={quietTool} onClick={() => zoom.set(wholeView)}>
          <Minimize2 {...toolIcon} />
        </IconButton>
      </div>
      <span role="status" className="pdf:sr-only">
        {words.seen(pixels, Math.round(view.x * 100), Math.round(view.y * 100))}
      </span>
    </div>
  );
}
