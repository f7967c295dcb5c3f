import type { TourLabels } from '..';

/**
 * Every label of the tour in English.
 *
 * @example <Tour tour={tour} locale="en" labels={en} />
 */
export const en: TourLabels = {
  previous: 'Back',
  next: 'Next',
  finish: 'Done',
  close: 'Close',
  counter: (n, total) => `${n}/${total}`,
  progress: (n, total) => `Step ${n} of ${total}`,
  loading: 'Loading',
  leaveTitle: 'Leave the tour?',
  leaveText: 'If you leave now, it starts over next time.',
  leave: 'Leave tour',
  stay: 'Stay',
};
