import * as z from 'zod';
import { InvitationBonus, RewardItem } from '../entities';
import type { Schemas } from './call';
import { EmailField } from './checked';

const items = {
  data: z.array(RewardItem),
  /** Sum the platform owes for items no request holds yet, in whole New Taiwan dollars. */
  meta: z.object({ balance: z.number().int() }),
};

export const rewardItemSchemas = {
  list: { summary: '自己的獎金與酬勞，新的在前', ...items },
  unclaimed: { summary: '其中可以申請撥款的', ...items },
  /** Only for invitations the caller has sent, so that the call does not reveal who has an account. */
  invitationStatus: {
    summary: '自己對一個信箱的開案邀請，與它的邀請獎金',
    query: z.object({ email: EmailField }),
    data: InvitationBonus,
  },
} satisfies Schemas;
