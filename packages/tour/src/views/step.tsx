import { type ComponentType, useId, useLayoutEffect, useRef, useState } from 'react';
import type { TourLabels } from '../labels';
import { type TourHandle, useTourState } from '../react';
import { listenForKeys } from './keys';
import { type TourAction, TourPopover, type TourPopoverProps } from './tour-popover';
import { useAnchor } from './use-anchor';

/** Parts of a tour that a host can replace. */
export interface TourComponents {
  /** Content of a step's card. The dialog around it, its position, focus and keys stay those of the tour. */
  Popover: ComponentType<TourPopoverProps>;
}

interface StepProps {
  tour: TourHandle;
  labels: TourLabels;
  components: Partial<TourComponents> | undefined;
  root: HTMLElement;
}

export function Step({ tour, labels, components, root }: StepProps) {
  const { status, index, target, confirming } = useTourState(tour);
  const [popover, setPopover] = useState<HTMLElement | null>(null);
  const id = useId();
  const Popover = components?.Popover ?? TourPopover;
  const steps = tour.steps();
  const step = steps[index];
  const n = index + 1;
  const total = steps.length;
  const showing = status === 'showing';
  const usable = target && step?.interactive && !confirming ? target : null;

  useAnchor({ root, target, popover, side: step?.side ?? 'right', onLost: tour.lost });
  useLayoutEffect(() => {
    if (!popover) return;
    // The confirmation focuses the button that stays.
    const stay = confirming && popover.querySelector<HTMLElement>('[data-variant="ink"]');
    (stay || popover).focus({ preventScroll: true });
    return listenForKeys(tour, popover, usable);
  }, [tour, popover, usable, confirming]);

  if (!step) return null;
  const title = confirming ? labels.leaveTitle : step.title;
  const actions: TourAction[] = confirming
    ? [
        { label: labels.leave, onClick: tour.confirm, main: false },
        { label: labels.stay, onClick: tour.stay, main: true },
      ]
    : [{ label: n < total ? labels.next : labels.finish, onClick: tour.next, main: true }];
  if (!confirming && index > 0) actions.unshift({ label: labels.previous, onClick: tour.previous, main: false });
  return (
    <>
      <Spotlight lit={target !== null} interactive={usable !== null} />
      <span role="status">{showing ? labels.progress(n, total) : labels.loading}</span>
      {(showing || confirming) && (
        <div
          key={`${index}${confirming}`}
          ref={setPopover}
          role="dialog"
          aria-modal="true"
          aria-label={title}
          aria-labelledby={`${id}t`}
          aria-describedby={`${id}d`}
          tabIndex={-1}
          data-slot="tour-popover"
          data-variant={components?.Popover ? 'own' : undefined}
        >
          {components?.Popover ? null : <span data-slot="tour-arrow" />}
          <Popover
            step={step}
            title={title}
            titleId={`${id}t`}
            text={
              confirming ? labels.leaveText : step.text instanceof Element ? <Held element={step.text} /> : step.text
            }
            textId={`${id}d`}
            n={n}
            total={total}
            actions={actions}
            onClose={confirming ? tour.stay : tour.close}
            labels={labels}
          />
        </div>
      )}
    </>
  );
}

interface SpotlightProps {
  /** Whether a target is highlighted; otherwise the whole page is dimmed. */
  lit: boolean;
  /** Whether the highlighted part can be used. */
  interactive: boolean;
}

/** Dims the page except for the target, which gets the corners of a viewfinder as its frame. */
function Spotlight({ lit, interactive }: SpotlightProps) {
  return (
    <>
      <div data-slot="tour-blocker" data-hole={(lit && interactive) || undefined} />
      <div data-slot="tour-spotlight" data-state={lit ? 'lit' : 'dark'} />
    </>
  );
}

/** Renders an element created by the page. */
function Held({ element }: { element: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(element), [element]);
  return <div ref={place} />;
}
