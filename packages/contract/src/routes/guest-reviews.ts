import type { guestLinkSchemas, guestReviewSchemas } from '../calls/guest-reviews';
import type { Routes } from './route';

const links = '/api/guest-links/{task}';
const review = '/api/guest-review';

/** Links to the video of a task, or to the copy of one of its platforms, managed by the two people of the task. */
export const guestLinkRoutes: Routes<typeof guestLinkSchemas> = {
  list: { method: 'GET', path: links, access: 'member' },
  make: { method: 'POST', path: links, access: 'member' },
  address: { method: 'GET', path: `${links}/{link}/address`, access: 'member' },
  revoke: { method: 'DELETE', path: `${links}/{link}`, access: 'member', afterEnd: true },
};

/** Calls made by guests. Tokens are in the body, so that they do not end up in logs. */
export const guestReviewRoutes: Routes<typeof guestReviewSchemas> = {
  knock: { method: 'POST', path: `${review}/knock`, access: 'guest' },
  enter: { method: 'POST', path: `${review}/enter`, access: 'guest' },
  view: { method: 'POST', path: review, access: 'guest' },
  copy: { method: 'POST', path: `${review}/copy`, access: 'guest' },
  comment: { method: 'POST', path: `${review}/comments`, access: 'guest' },
};
