import type { patterns } from './patterns';

/** Pages that guests and search engines read: drawn ahead by the server, each with a head of its own. */
export const publicPages = [
  'home',
  'termsOfUse',
  'aboutUs',
  'contactUs',
  'guideline',
  'userGuide',
  'bonus',
  'rewardsRules',
  'customizedService',
  'partnerOffer',
  'moreCases',
  'experience',
  'creator',
] as const satisfies readonly (keyof typeof patterns)[];

/** Id of the element in which the server leaves the data a page was drawn from, as JSON. */
export const knownDataId = 'paidang-known';

export type PublicPage = (typeof publicPages)[number];
