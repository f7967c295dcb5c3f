import { ChevronLeft, ChevronRight, Download, MapPin, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { cn } from '../cn';
import { IconButton } from '../icon-button';
import { CrossIcon } from '../internal/icons';
import { listOf } from '../internal/list-of';
import { raisedButton } from '../internal/raised-button';
import { useLayerFocus } from '../internal/use-layer-focus';
import type { LightboxLabels } from '../labels/ui-labels';
import { readingKey, useLabels } from '../locale';
import { usePortalContainer } from '../portal-root';
import { type LightboxMark, type PicturePoint, PicturePoints } from './picture-points';
import { usePictureBox } from './use-picture-box';
import { useZoom } from './use-zoom';
import { largest } from './zoom';

/** One picture of a `Lightbox`. */
export interface LightboxImage {
  src: string;
  /** Alternative text of the picture. */
  alt: string;
  /** Caption displayed next to it. @default none */
  caption?: string;
  /** File name for downloading. @default taken from its address */
  name?: string;
  /** Points with comments on them. @default none */
  marks?: readonly LightboxMark[];
}

const defaultLabels: LightboxLabels = {
  title: '圖片檢視',
  close: '關閉',
  previous: '上一張',
  next: '下一張',
  zoomIn: '放大',
  zoomOut: '縮小',
  download: '下載圖片',
  counter: (n, total) => `第 ${n} 張，共 ${total} 張`,
  place: '指出圖片上的位置',
  placing: '點圖片上的位置，或用方向鍵移動，按Enter選定',
  point: (x, y) => `水平${x}%，垂直${y}%`,
};

export interface LightboxProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'asChild' | 'children'> {
  images: readonly LightboxImage[];
  /** Index of the displayed picture, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when a point is pressed. */
  onMark?: (id: string) => void;
  /** Lets the user choose a point of the picture, by pressing on it or with arrow keys and Enter. @default not offered */
  onPlace?: (point: PicturePoint) => void;
  /** Further actions: buttons in the bar. */
  actions?: ReactNode;
  labels?: Partial<LightboxLabels>;
}

/**
 * Pictures at full size over the page. ← → Home End navigate, Esc closes; + − 0, the wheel and pinching zoom, and a
 * zoomed picture is panned by dragging or with the arrow keys.
 *
 * @example
 * <Lightbox images={images} index={index} onIndexChange={setIndex} open={open} onOpenChange={setOpen} />
 */
export const Lightbox = forwardRef<HTMLDivElement, LightboxProps>(function Lightbox(
  {
    images: given,
    index,
    onIndexChange,
    open,
    onOpenChange,
    onMark,
    onPlace,
    actions,
    labels,
    className,
    onKeyDown,
    ...props
  },
  ref,
) {
  const images = listOf(given, 'Lightbox', 'images');
  const names = useLabels('lightbox', defaultLabels, labels);
  const container = usePortalContainer();
  const last = images.length - 1;
  const image = images[index];
  const [broken, setBroken] = useState<string>();
  const { zoom, press, ...zooming } = useZoom(open ? image?.src : undefined);
  const box = usePictureBox(zooming.picture);
  const tool = useRef<HTMLButtonElement>(null);
  /** The picture on which a point is being chosen. */
  const [placingOn, setPlacingOn] = useState<string>();
  const isPlacing = onPlace !== undefined && open && placingOn !== undefined && placingOn === image?.src;
  const transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;

  const go = (to: number) => {
    const next = Math.min(last, Math.max(0, to));
    if (next !== index) onIndexChange(next);
  };
  const turn = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (press(event)) {
      event.preventDefault();
      return;
    }
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[readingKey(event)];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const leave = (event: globalThis.KeyboardEvent) => {
    props.onEscapeKeyDown?.(event);
    if (!isPlacing || event.defaultPrevented) return;
    event.preventDefault();
    setPlacingOn(undefined);
    tool.current?.focus();
  };
  const { memory, ...focus } = useLayerFocus({ ...props, onKeyDown: turn, onEscapeKeyDown: leave });

  return (
    <Radix.Root open={open && image !== undefined} onOpenChange={onOpenChange}>
      <Radix.Portal container={container}>
        <Radix.Content
          ref={ref}
          data-slot="lightbox"
          data-theme="dark"
          className={cn(
            'pd-root pd:fixed pd:inset-0 pd:z-(--pd-z-dialog) pd:flex pd:flex-col pd:bg-sunken pd:outline-none pd:data-[state=closed]:animate-fade-out pd:data-[state=open]:animate-fade-in',
            className,
          )}
          {...props}
          {...focus}
        >
          {memory}
          <div className="pd:flex pd:items-center pd:gap-1 pd:p-3 pd:ps-6">
            <Radix.Title className="pd:sr-only">{names.title}</Radix.Title>
            <p
              aria-live="polite"
              data-slot="lightbox-counter"
              className="pd:flex-1 pd:text-13 pd:text-ink-2 pd:tabular-nums"
            >
              <span className="pd:sr-only">
                {names.counter(index + 1, images.length)}：{image?.alt}
              </span>
              <span aria-hidden="true">
                {index + 1}/{images.length}
              </span>
            </p>
            {/* First, so that it has the initial focus. */}
            <Radix.Close asChild>
              <IconButton data-slot="lightbox-close" label={names.close} tooltipSide="left" className="pd:order-last">
                <CrossIcon size={20} />
              </IconButton>
            </Radix.Close>
            <IconButton
              label={names.zoomOut}
              aria-disabled={zoom.scale <= 1 || undefined}
              className="pd:max-sm:pointer-coarse:hidden"
              onClick={zooming.smaller}
            >
              <ZoomOut size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={names.zoomIn}
              aria-disabled={zoom.scale >= largest || undefined}
              onClick={zooming.larger}
            >
              <ZoomIn size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
            {image ? (
              <IconButton data-slot="lightbox-download" label={names.download} onClick={() => download(image)}>
                <Download size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            ) : null}
            {image && onPlace ? (
              <IconButton
                ref={tool}
                data-slot="lightbox-place-tool"
                label={names.place}
                aria-pressed={isPlacing}
                onClick={() => setPlacingOn(isPlacing ? undefined : image.src)}
              >
                <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            ) : null}
            {actions}
          </div>
          <div
            ref={zooming.frameRef}
            className="pd:relative pd:flex pd:min-h-0 pd:flex-1 pd:items-center pd:justify-center pd:overflow-hidden pd:px-3 pd:pb-3 pd:sm:px-16 pd:sm:pb-6"
          >
            <Radix.Close aria-hidden="true" tabIndex={-1} className="pd:absolute pd:inset-0 pd:cursor-default" />
            {image && broken === image.src && (
              <p
                data-slot="lightbox-image"
                data-state="broken"
                className="pd:relative pd:max-w-120 pd:px-14 pd:text-center pd:text-ink-2"
              >
                {image.alt}
              </p>
            )}
            {image && broken !== image.src && (
              <img
                key={image.src}
                src={image.src}
                alt={image.alt}
                onError={() => setBroken(image.src)}
                data-slot="lightbox-image"
                ref={zooming.pictureRef}
                {...zooming.handlers}
                draggable={false}
                style={{ transform }}
                className={cn(
                  'pd:relative pd:max-h-full pd:touch-none pd:animate-fade-in pd:object-contain pd:select-none',
                  zoom.scale > 1 && 'pd:cursor-grab pd:active:cursor-grabbing',
                )}
              />
            )}
            {box && image && broken !== image.src && (image.marks || isPlacing) ? (
              <PicturePoints
                key={`points of ${image.src}`}
                box={box}
                transform={transform}
                scale={zoom.scale}
                marks={image.marks ?? []}
                onMark={onMark}
                isPlacing={isPlacing}
                label={names.placing}
                place={({ x, y }) => names.point(Math.round(x * 100), Math.round(y * 100))}
                onPlace={(point) => {
                  setPlacingOn(undefined);
                  tool.current?.focus();
                  onPlace?.(point);
                }}
              />
            ) : null}
            <LightboxStep
              label={names.previous}
              disabled={index <= 0}
              className="pd:start-3"
              onStep={() => go(index - 1)}
            >
              <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" className="pd:rtl:-scale-x-100" />
            </LightboxStep>
            <LightboxStep label={names.next} disabled={index >= last} className="pd:end-3" onStep={() => go(index + 1)}>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="pd:rtl:-scale-x-100" />
            </LightboxStep>
          </div>
          {image?.caption ? (
            <p
              data-slot="lightbox-caption"
              className="pd:max-h-[25dvh] pd:shrink-0 pd:overflow-y-auto pd:px-6 pd:pb-5 pd:text-center pd:text-14 pd:whitespace-pre-line"
            >
              {image.caption}
            </p>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

/** A cross-origin file opens in a new tab: browsers only download same-origin ones directly. */
function download({ src, name = '' }: LightboxImage): void {
  Object.assign(document.createElement('a'), { href: src, download: name, target: '_blank', rel: 'noopener' }).click();
}

interface LightboxStepProps {
  label: string;
  disabled: boolean;
  className: string;
  onStep: () => void;
  children: ReactNode;
}

/** Stays focusable at the ends: a disabled button would lose the focus. */
function LightboxStep({ label, disabled, className, onStep, children }: LightboxStepProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={disabled || undefined}
      onClick={onStep}
      className={cn('pd:absolute pd:top-1/2 pd:-translate-y-1/2', raisedButton, className)}
    >
      {children}
    </IconButton>
  );
}
