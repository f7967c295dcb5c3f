export const projectStatuses = ['building', 'inviting', 'active', 'reporting', 'closed', 'cancelled'] as const;

/** Whether a project is over: it can be read, but nothing in it changes any more. */
export const hasEnded = (status: (typeof projectStatuses)[number]): boolean =>
  status === 'closed' || status === 'cancelled';

export const projectStatusTitles: Record<(typeof projectStatuses)[number], string> = {
  building: '開案中',
  inviting: '邀請中',
  active: '執行中',
  reporting: '結案中',
  closed: '已結案',
  cancelled: '已取消',
};

/** Whether tasks may still be added and removed. */
export const mayChangeTasks = (status: (typeof projectStatuses)[number]): boolean =>
  status !== 'reporting' && !hasEnded(status);

export const invitationStatuses = ['pending', 'joined', 'rejected', 'expired', 'revoked'] as const;

export const invitationStatusTitles: Record<(typeof invitationStatuses)[number], string> = {
  pending: '等待回覆',
  joined: '已加入',
  rejected: '已婉拒',
  expired: '已逾期',
  revoked: '已收回',
};
