import { invitationLimits } from '../limits';

/** Why an invitation cannot be mailed now. */
export const invitationMessages = {
  alreadyIn: '對方已經在這個任務裡了',
  tooMany: `24小時內最多寄出${invitationLimits.perDay}份邀請，請稍後再寄`,
  tooOften: '寄給這個信箱的邀請剛被收回或婉拒過，請過24小時再邀請',
  resentLately: `${invitationLimits.resendHours}小時內已經再寄過一次，請晚點再寄`,
} as const;
