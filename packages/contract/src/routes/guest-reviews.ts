import type { guestLinkSchemas, guestReviewSchemas } from '../calls/guest-reviews';
import type { Routes } from './route';

const links = '/api/guest-links/{task}';
const review = '/api/guest-review';

/** Links to the video of a task, for the two who work on it. */
export const guestLinkRoutes: Routes<typeof guestLinkSchemas> = {
  list: { method: 'GET', path: links, access: 'member' },
  make: { method: 'POST', path: links, access: 'member' },
  address: { method: 'GET', path: `${links}/{link}/address`, access: 'member' },
  revoke: { method: 'DELETE', path: `${links}/{link}`, access: 'member', afterEnd: true },
};

/** What guests ask. Tokens are in the body, so that no log keeps them. */
export const guestReviewRoutes: Routes<typeof guestReviewSchemas> = {
  knock: { method: 'POST', path: `${review}/knock`, access: 'guest' },
  enter: { method: 'POST', path: `${review}/enter`, access: 'guest' },
  view: { method: 'POST', path: review, access: 'guest' },
  copy: { method: 'POST', path: `${review}/copy`, access: 'guest' },
  comment: { method: 'POST', path: `${review}/comments`, access: 'guest' },
};
