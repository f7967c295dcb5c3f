/** Why a sign-in elsewhere ended without one here. */
export const loginRefusals = [
  'denied',
  'expired',
  'email-unverified',
  'unavailable',
  'suspended',
  'line-unbound',
  'taken',
] as const;
export type LoginRefusal = (typeof loginRefusals)[number];

/** Query parameter in which a page is told of a {@link LoginRefusal}. */
export const loginRefusalParameter = 'login_refused';
