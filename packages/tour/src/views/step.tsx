import { useLayoutEffect, useState } from 'react';
import type { Tour } from '../core';
import type { TourLabels } from '../labels';
import { useTourState } from '../react';
import { listenForKeys } from './keys';
import { Spotlight } from './spotlight';
import { TourPopover } from './tour-popover';
import { useAnchor } from './use-anchor';

interface StepProps {
  tour: Tour;
  labels: TourLabels;
  root: HTMLElement;
}

export function Step({ tour, labels, root }: StepProps) {
  const { status, index, target, confirming } = useTourState(tour);
  const [popover, setPopover] = useState<HTMLElement | null>(null);
  const steps = tour.steps();
  const step = steps[index];
  const n = index + 1;
  const total = steps.length;
  const showing = status === 'showing';
  const usable = target && step?.interactive && !confirming ? target : null;

  useAnchor({ root, target, popover, side: step?.side ?? 'right', onLost: tour.lost });
  useLayoutEffect(() => {
    if (!popover) return;
    (popover.querySelector<HTMLElement>('[data-autofocus]') ?? popover).focus({ preventScroll: true });
    return listenForKeys(tour, popover, usable);
  }, [tour, popover, usable]);

  if (!step) return null;
  return (
    <>
      <Spotlight lit={target !== null} interactive={usable !== null} />
      <span role="status">{showing ? labels.progress(n, total) : labels.loading}</span>
      {(showing || confirming) && (
        <TourPopover
          key={`${index}${confirming}`}
          ref={setPopover}
          title={confirming ? labels.leaveTitle : step.title}
          text={confirming ? labels.leaveText : step.text}
          n={n}
          total={total}
          labels={labels}
          onClose={confirming ? tour.stay : tour.close}
        >
          {confirming ? (
            <>
              <TourButton label={labels.leave} onClick={tour.confirm} />
              <TourButton label={labels.stay} onClick={tour.stay} main autoFocus />
            </>
          ) : (
            <>
              {index > 0 && <TourButton label={labels.previous} onClick={tour.previous} />}
              <TourButton label={n < total ? labels.next : labels.finish} onClick={tour.next} main />
            </>
          )}
        </TourPopover>
      )}
    </>
  );
}

interface TourButtonProps {
  label: string;
  onClick: () => void;
  main?: boolean;
  autoFocus?: boolean;
}

function TourButton({ label, onClick, main, autoFocus }: TourButtonProps) {
  return (
    <button
      type="button"
      data-slot="tour-button"
      data-variant={main ? 'ink' : 'ghost'}
      data-autofocus={autoFocus}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
