import type { labels as chinese } from '#labels/embed';
import type { Labels } from '..';

/** Of the chat in a partner's page, which may be English. */
export const labels: Labels<typeof chinese> = {
  connecting: 'Opening chat',
  handshake: 'The chat couldn’t connect to this site. Reload the page and try again.',
  refused: 'This site hasn’t confirmed who you are, or your visit has expired. Sign in and try again.',
  unreachable: 'The chat can’t be opened right now. Check your connection and try again.',
  retry: 'Try again',
  close: 'Close',
};
