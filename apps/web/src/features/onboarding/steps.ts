import type { TourStep } from '@paidang/tour';
import { labels } from './labels';
import { paper, place } from './place';
import type { PageTour } from './tours';

const { outline, progress, works, worksReview } = labels;

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
  works: [
    { id: 'platforms', ...works.platforms, target: place('works-platforms'), side: 'right' },
    { id: 'link', ...works.link, target: place('works-link'), side: 'bottom' },
    { id: 'text', ...works.text, target: place('works-text'), side: 'top' },
    { id: 'submit', ...works.submit, target: place('works-submit'), side: 'top' },
  ],
  worksReview: [
    { id: 'compared', ...worksReview.compared, target: place('works-comparison'), side: 'top' },
    { id: 'waiting', ...worksReview.waiting, target: place('works-platforms'), side: 'right' },
    { id: 'again', ...worksReview.again, target: place('avatar-menu'), side: 'bottom' },
  ],
};
