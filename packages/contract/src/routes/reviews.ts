import type { AnyRoutes } from './route';

/** The moves of a reviewed step, each under the step's own path. */
export const moveRoutes = (base: string) =>
  ({
    finalise: { method: 'POST', path: `${base}/finalise`, access: 'member-creator' },
    accept: { method: 'POST', path: `${base}/accept`, access: 'member-vendor' },
    requestChanges: { method: 'POST', path: `${base}/request-changes`, access: 'member-vendor' },
    reopen: { method: 'POST', path: `${base}/reopen`, access: 'member-vendor' },
    requestReopen: { method: 'POST', path: `${base}/request-reopen`, access: 'member-vendor' },
    agreeReopen: { method: 'POST', path: `${base}/agree-reopen`, access: 'member-creator' },
    declineReopen: { method: 'POST', path: `${base}/decline-reopen`, access: 'member-creator' },
    withdrawReopen: { method: 'POST', path: `${base}/withdraw-reopen`, access: 'member-vendor' },
    unlock: { method: 'POST', path: `${base}/unlock`, access: 'member-vendor' },
    archive: { method: 'POST', path: `${base}/archive`, access: 'member' },
    recover: { method: 'POST', path: `${base}/recover`, access: 'member' },
  }) satisfies AnyRoutes;

/** All routes of a step the creator writes and the vendor reviews. */
export const reviewRoutes = (base: string) =>
  ({
    view: { method: 'GET', path: base, access: 'member' },
    version: { method: 'GET', path: `${base}/{version}`, access: 'member' },
    store: { method: 'POST', path: base, access: 'member-creator' },
    ...moveRoutes(base),
  }) satisfies AnyRoutes;
