import type { patterns } from './patterns';

/** Pages for guests and search engines: prerendered by the server, each with its own head. */
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

/** Id of the element in which the server embeds the data a page was rendered from, as JSON. */
export const knownDataId = 'paidang-known';

export type PublicPage = (typeof publicPages)[number];
