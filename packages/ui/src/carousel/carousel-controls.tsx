import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../icon-button';
import type { CarouselLabels } from '../labels/ui-labels';

export const defaultLabels: CarouselLabels = {
  carousel: '輪播',
  slide: '投影片',
  position: (n, total) => `第${n}張，共${total}張`,
  pause: '暫停輪播',
  play: '開始輪播',
  previous: '上一張',
  next: '下一張',
};

interface CarouselControlsProps {
  labels: CarouselLabels;
  autoplay: boolean;
  playing: boolean;
  page: number;
  pages: number | null;
  canPrevious: boolean;
  canNext: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Placed before the slides, as the ARIA pattern requires: keyboard users reach the pause button first. */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, autoplay, playing, page, pages, canPrevious, canNext, onToggle, onPrevious, onNext } = props;
  return (
    <div data-slot="carousel-controls" className="pd:ms-auto pd:flex pd:items-center pd:gap-1">
      {autoplay && (
        <IconButton
          data-slot="carousel-toggle"
          label={playing ? labels.pause : labels.play}
          onClick={onToggle}
          className="pd:me-2"
        >
          {playing ? <Pause {...icon} /> : <Play {...icon} />}
        </IconButton>
      )}
      <IconButton
        data-slot="carousel-previous"
        label={labels.previous}
        aria-disabled={!canPrevious || undefined}
        onClick={onPrevious}
      >
        <ChevronLeft {...icon} className="pd:rtl:-scale-x-100" />
      </IconButton>
      <span
        aria-hidden="true"
        data-slot="carousel-page"
        className="pd:min-w-12 pd:text-center pd:text-13 pd:text-ink-2 pd:tabular-nums"
      >
        {pages === null ? '' : `${page + 1} / ${pages}`}
      </span>
      <IconButton data-slot="carousel-next" label={labels.next} aria-disabled={!canNext || undefined} onClick={onNext}>
        <ChevronRight {...icon} className="pd:rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}
