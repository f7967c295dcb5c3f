/** Limits of invitation mails per account. A day is the last 24 hours. */
export const invitationLimits = {
  /** To all addresses. */
  perDay: 50,
  /** To one address, of invitations that were withdrawn or declined. */
  endedPerDay: 2,
  /** Hours between resending an invitation and the next time; before the first resend, {@link limits.resendCooldown} applies. */
  resendHours: 24,
} as const;
