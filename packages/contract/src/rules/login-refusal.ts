/** Why signing in with a provider did not sign the user in here. */
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

/** Query parameter that passes a {@link LoginRefusal} to a page. */
export const loginRefusalParameter = 'login_refused';
