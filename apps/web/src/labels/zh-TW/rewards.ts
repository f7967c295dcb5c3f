import type { RewardStatus } from '@paidang/contract/vocabulary';

/** Words of rewards: what a creator has earned, asking for it, and what became of the request. */
export const labels = {
  path: '路徑',
  centre: '個人中心',
  rewards: '獎勵與酬勞',
  requestTitle: '申請撥款',
  rewardTitle: '撥款申請',
  progress: {
    label: '申請進度',
    done: '（已完成）',
    yourTurn: '輪到你',
    claimable: '可申請',
    filling: '填寫中',
    reviewing: '審核中',
    reviewTime: '約3個工作天',
    payment: '待撥款',
    paid: '已撥款',
    payDays: (days: readonly number[]) => `${days.map((day) => `${day}日`).join('、')}，遇假日順延`,
    second: {
      returned: '需補件',
      failed: '撥款失敗',
      withdrawn: '已撤回',
    } satisfies Partial<Record<RewardStatus, string>>,
    sent: '已申請',
  },
} as const;
