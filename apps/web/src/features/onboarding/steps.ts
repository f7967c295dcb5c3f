import type { TourStep } from '@paidang/tour';
import { labels } from './labels';
import { paper, place } from './place';
import type { PageTour } from './tours';

const { outline, progress } = labels;

/** What each tour shows, in order. */
export const steps: Record<PageTour, readonly TourStep[]> = {
  outline: [
    { id: 'write', ...outline.write, target: paper, side: 'right' },
    { id: 'save', ...outline.save, target: place('step-status'), side: 'top' },
    { id: 'send', ...outline.send, target: place('step-send'), side: 'top' },
    { id: 'compare', ...outline.compare, target: place('step-versions'), side: 'right' },
    { id: 'finalise', ...outline.finalise, target: place('step-finalise', 'step-moves'), side: 'top' },
  ],
  progress: [
    { id: 'film', ...progress.film, target: place('progress-film'), side: 'bottom' },
    { id: 'turn', ...progress.turn, target: place('progress-turn'), side: 'bottom' },
    { id: 'next', ...progress.next, target: place('progress-next'), side: 'bottom' },
  ],
};
