import type { Route } from './route';

/** Base of the beginner guide: the calls of a project, answered from a demo. What they write is checked and forgotten. */
export const guidesBase = '/guides';

/** Whether the guide answers a call itself: those of a project's members. What is one's own stays one's own. */
export const isGuided = ({ access }: Pick<Route, 'access'>): boolean => access.startsWith('member');
