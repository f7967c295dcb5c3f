/** How many mails of invitations one account may cause. A day is the last 24 hours. */
export const invitationLimits = {
  /** To anybody. */
  perDay: 50,
  /** To one address, that ended without a yes: taken back, or declined. */
  endedPerDay: 2,
  /** Hours from sending one again to the next time; the first time, {@link limits.resendCooldown} is enough. */
  resendHours: 24,
} as const;
