import type { Route } from './route';

/** Base path of the beginner guide: the calls of a project, served from a demo. Writes are validated and discarded. */
export const guidesBase = '/guides';

/** Whether the guide serves a call: only calls of a project's members. A user's own data is never simulated. */
export const isGuided = ({ access }: Pick<Route, 'access'>): boolean => access.startsWith('member');
